import { describe, expect, it } from 'vitest';
import { detectMode } from '../../src/text/mode.ts';

// Right at the first try, disputes and look-alikes: 12 and 12 of 12 each, then 4 and 8 of 8 each; reservations and
// look-alikes: 10 and 12 of 12, then 5 and 8 of 8.
const disputed = [
  'Los dos informes se contradicen en la fecha de cierre.',
  'Las fuentes no coinciden: una habla de 40 heridos y la otra de 60.',
  'La guía dice que se admiten perros, mientras que el contrato los prohíbe.',
  'Los documentos dan cifras distintas para el mismo mes.',
  'Hay una contradicción entre el contrato y el reglamento interno.',
  'Según la circular, el proyecto está parado; según el acta, sigue adelante.',
  'Las versiones de los testigos difieren en cuanto a la hora del accidente.',
  'Sus archivos contienen información contradictoria sobre la garantía.',
  'Observo incoherencias entre las dos tablas.',
  'El documento A sitúa la apertura en 1931, el documento B en 1934.',
  'Los estudios llegan a conclusiones opuestas, así que no puedo decidir cuál es cierta.',
  'El segundo correo contradice al primero.',
  'El boletín anuncia una bajada del 3 %, pero la tabla adjunta muestra una subida.',
  'La información reunida es irreconciliable: no pueden ser correctas las dos fechas.',
  'En este punto sus dos fichas técnicas se contradicen.',
  'Hay dos versiones distintas de la receta según el cuaderno que se consulte.',
  'El ayuntamiento afirma que pagó la factura; la empresa, en su carta, afirma lo contrario.',
  'Un primer pasaje fija el límite en 10 kg y otro en 12 kg.',
  'Los peritos citados en el expediente discrepan sobre la causa del derrumbe.',
  'La cifra del comunicado no concuerda con la del informe anual.',
];

const undisputed = [
  'Los dos informes no se contradicen.',
  'No hay ninguna contradicción entre el contrato y el reglamento.',
  'Las fuentes coinciden en la fecha.',
  'Los precios difieren según la región.',
  'La contradicción es solo aparente: las dos tablas abarcan periodos distintos.',
  'La guía nueva sustituye a la antigua: se admiten perros.',
  'En caso de conflicto entre archivos, prevalece el más reciente.',
  'Todo conflicto de intereses debe comunicarse a la dirección.',
  'Los documentos contradicen su suposición: el plazo es de 30 días.',
  'El manual explica cómo pedir un libro y la guía cómo devolverlo.',
  'El inquilino impugna la factura del fontanero.',
  'Ambos estudios llegan a la misma conclusión.',
  'La tabla confirma la bajada que anuncia el boletín.',
  'Las dos fichas son coherentes entre sí.',
  'El reglamento distingue dos casos distintos: adultos y menores.',
  'Las cifras varían de un año a otro.',
  'El sindicato está en desacuerdo con la dirección por los horarios.',
  'Estos dos valores no son incompatibles: uno es bruto y el otro neto.',
  'Sin conexión, los cambios en conflicto se muestran en rojo.',
  'El primer capítulo trata de la compra y el segundo de la venta.',
];

const hedged = [
  'El retraso se debe probablemente a la huelga.',
  'Parece que la reunión se aplazó al martes.',
  'Según un solo testimonio, el puente habría cerrado en marzo.',
  'Los datos son escasos, pero apuntan a una ligera subida.',
  'Que yo sepa, la suscripción se renueva cada año.',
  'Las obras deberían terminar en primavera.',
  'No conozco el importe exacto, pero ronda los 300 euros.',
  'No está del todo claro que la cláusula se aplique, pero el texto va en esa dirección.',
  'Puede que las tasas hayan cambiado desde la publicación de la guía.',
  'El coste se estima en 2 millones de euros.',
  'A falta de confirmación, la sala está libre el 12 de mayo.',
  'La causa podría ser una fuga en la junta.',
  'El autor sería un tal Malvar, a juzgar por la firma.',
  'Nada lo confirma formalmente, pero lo habitual es que se devuelva el depósito.',
  'Yo diría que la bomba aguanta dos años más.',
  'Cabe suponer que el horario de invierno también rige en festivos.',
  'El texto da a entender que la prima se paga en junio.',
  'Seguramente es la válvula, aunque el manual es vago.',
  'Alrededor de un tercio de los socios habría renovado, según una encuesta interna pequeña.',
];

const plain = [
  'El retraso se debe a la huelga.',
  'Los socios pueden llevarse cinco libros.',
  'Usted puede cancelar en cualquier momento.',
  'Responda lo antes posible a la carta.',
  'El paquete se entregó el 3 de mayo.',
  'La revista aparece los lunes y los jueves.',
  'Elija la opción que le parezca más sencilla.',
  'El cartel dice «quizá cerrado en invierno».',
  'Los empleados deben fichar al llegar.',
  'La probabilidad calculada es del 12 %.',
  'El presupuesto figura en el anexo 2.',
  'La sala está libre el 12 de mayo.',
  'El depósito se devuelve en ocho días.',
  'Es posible pagar en tres plazos.',
  'Si la luz parpadea, puede tratarse de un error de conexión; vea la página 4.',
  'Los visitantes podrán dejar sus bolsos en el guardarropa.',
  'Este medicamento debe tomarse con un vaso de agua.',
  'Saldrá a la venta el 4 de marzo.',
  'El jurado valora cada dibujo sobre diez puntos.',
  'Debería recibir un correo; haga clic en el enlace.',
];

const abstaining = [
  'Parece que los documentos no mencionan el importe.',
  'Tal vez figure en otro sitio, pero no he encontrado nada en estas páginas.',
];

describe('detectMode, Spanish', () => {
  it.each(disputed)('disputed: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'disputed', signal: expect.any(String) });
  });

  it.each(undisputed)('trustworthy: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'trustworthy' });
  });

  it.each(hedged)('trustworthy with a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy', hedge: expect.any(String) });
  });

  it.each(plain)('trustworthy without a reservation: %s', (text) => {
    expect(detectMode(text)).toEqual({ mode: 'trustworthy' });
  });

  it.each(abstaining)('abstains, however hedged: %s', (text) => {
    expect(detectMode(text)).toMatchObject({ mode: 'abstain', signal: expect.any(String) });
  });
});
