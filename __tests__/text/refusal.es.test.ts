import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// At the first try 16 of 25 refusals and all answers were right.
const refusals = [
  'Según el contexto proporcionado, no es posible saber cuántas personas fueron contratadas en 2024. El texto solo menciona la apertura de la planta de Belmonte.',
  '¡Hola! Gracias por tu pregunta. Por desgracia, nuestra base de conocimientos no tiene nada sobre ese tema.',
  'No tengo esa información.',
  'Los documentos que me compartiste no tocan el asunto de las horas extra.',
  'Eso no lo sé: el manual llega solo hasta la versión 3.',
  'Ninguno de los fragmentos da el nombre del arquitecto.',
  'La respuesta no está en las páginas consultadas.',
  'Disculpe, pero no puedo facilitarle los datos de otro cliente, ya que vulneraría su privacidad.',
  'El acta recoge la votación, pero no el resultado.',
  'Las fuentes disponibles son demasiado escasas como para sacar una conclusión.',
  'Falta en el expediente el contrato de 2025, que necesitaría para responder.',
  'Imposible decirlo solo con este documento.',
  '**Respuesta breve:** los textos no lo dicen.',
  'Como no soy médico, no puedo darle consejos de salud. Hable con su doctor.',
  'El pasaje [2] describe el proceso; la cantidad de cola no viene indicada.',
  'Lo lamento, su consulta se sale de mi ámbito.',
  'Se desconoce, a la vista de los documentos, si el ascensor fue revisado.',
  'Nada parecido aparece en el reglamento que tengo delante.',
  'Perdona, no encontré nada que corresponda a «plus de transporte».',
  'Ni la guía ni el anexo precisan cuánto dura la práctica.',
  'Los resultados de la búsqueda se refieren al municipio vecino. Por eso no le puedo decir a qué hora abre el ayuntamiento.',
  'Prefiero abstenerme, pues no se me ha dado ninguna fuente fiable.',
  'En ninguna parte del texto se habla de un reembolso.',
  'Sin información disponible sobre este punto.',
  'Sin el extracto bancario no soy capaz de verificar ese importe. ¿Me lo podría enviar?',
];

const answers = [
  'No. Según la cláusula 4, no se permite el subarriendo.',
  'No le aconsejo mezclar los dos productos: desprenden un gas irritante.',
  'El vuelo no incluye comida, pero puede pedirla a bordo.',
  'Quienes no tengan acceso al garaje pueden aparcar en la calle Lirio.',
  'No tengo la cifra de 2024; la de 2023 fue de 18 millones.',
  'El alcalde se negó a comentar el proyecto.',
  'El estudio no encontró diferencias entre los dos grupos.',
  'Si la pantalla muestra «sin datos disponibles», reinicie la aplicación.',
  'Los menores de seis años no pagan.',
  'La carta señala que el inquilino no encontró a nadie que lo sustituyera.',
  'Aquí tiene el comando, aunque yo no puedo ejecutarlo por usted:\n```\nmake test\n```',
  'No hay wifi en el tren, salvo en primera clase.',
  'Nadie puede entrar sin tarjeta.',
  'No puedo más que confirmarlo: la entrega está prevista para el martes.',
  'No se puede cancelar un billete después de la salida.',
  'El formulario no tiene casilla para el nombre; escríbalo arriba.',
  'El contrato no precisa este punto, pero la ley fija un plazo de un mes.',
  'No se pierde ningún dato durante la migración.',
  'El ayuntamiento no contestó a la solicitud, que se considera por tanto aceptada.',
  'El motor no arranca por debajo de -20 grados.',
  '¿Qué versión utiliza, la 3 o la 4?',
  'El expediente incompleto se devuelve al remitente.',
  'Su suscripción no da acceso a los informes. Un administrador puede activarlo en Ajustes, Roles.',
  'No sé a cuál de las dos facturas se refiere. ¿Puede darme el número?',
  'El Consejo declaró que no disponía de nuevos elementos.',
];

describe('detectRefusal, Spanish', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
