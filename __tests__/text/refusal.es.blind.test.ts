import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Three rounds of unseen sentences, refusals and answers; right at the first try: 23 of 24 and 23 of 24 (written before the
// first rule of the language), 11 of 20 and 19 of 20, 5 of 8 and 8 of 8. Misses led to rules for their kind.
const refusals = [
  'Los documentos no indican el importe de la fianza.',
  'No he encontrado ninguna información sobre el permiso parental en el manual.',
  'Lo siento, no puedo responder a esa pregunta con los fragmentos disponibles.',
  'El contexto no menciona quién firmó el contrato.',
  'Ninguna de las fuentes aborda este tema.',
  'No dispongo de suficiente información para contestar.',
  'Lamentablemente, ese dato no aparece en las páginas que me han facilitado.',
  'Me resulta imposible determinar quién aprobó el presupuesto.',
  'El informe guarda silencio sobre este punto.',
  '**No lo sé.** Los extractos hablan de bicicletas, no de tranvías.',
  'Respuesta: no especificado en los documentos.',
  'Prefiero no especular sobre los motivos de su salida.',
  'Nada en la base de conocimiento señala el plazo de reembolso.',
  'Aunque la guía describe el procedimiento antiguo, no explica el nuevo.',
  'No estoy en condiciones de confirmar esa afirmación. Póngase en contacto con el departamento jurídico.',
  'En estos textos no hay mención alguna del precio de la suscripción.',
  'Esta pregunta queda fuera del alcance de mis documentos.',
  'No estoy autorizado a revelar los salarios; son datos confidenciales.',
  'A falta de más datos, no me es posible pronunciarme.',
  'La cifra solicitada no consta en el balance. ¿Quiere que busque en otro sitio?',
  'He revisado los 12 archivos, pero ninguno habla de una indemnización.',
  'Con los pasajes recuperados no se puede responder.',
  'El archivo no contiene fotografías de la antigua estación.',
  'Me temo que sus documentos no dicen nada sobre quién pagó las reparaciones.',
  'No tengo acceso a sus datos bancarios, así que no puedo comprobar esa transferencia.',
  'La información de la que dispongo no me permite responderle con seguridad.',
  'En el convenio no se hace mención de ningún tope.',
  'Estas páginas tratan de la flota de camiones y no de las bicicletas de servicio; no veo nada sobre su mantenimiento.',
  'Lo siento, pero ese tema no está cubierto en mi documentación. ¿Le ayudo con otra cosa?',
  'La fecha exacta no se conoce según las fuentes.',
  'No se encontraron resultados relevantes para su consulta.',
  'Tras releer los tres informes, no doy con el nombre del proveedor.',
  'No se especifica.',
  'El documento aportado nada dice acerca de los gastos de gestión.',
  'Me temo que no voy a poder ayudarle con eso.',
  'Las notas contienen únicamente el orden del día; las decisiones no figuran en ellas.',
  'Ni idea, los textos no hablan de ello.',
  'Tengo prohibido divulgar el contenido de ese contrato.',
  'A falta de fuentes, me abstendré de responder.',
  'Lamentablemente no hemos encontrado respuesta a su pregunta en nuestro centro de ayuda.',
  'No sabría decirle quién redactó esta nota, pues el texto no va firmado.',
  'Que yo sepa, nada en los estatutos fija la edad mínima.',
  'Mi respuesta sería pura especulación: las cuentas de la filial no se adjuntan.',
  'Solo tengo a mano el calendario de marzo, no el de abril.',
  'Ni idea: no tengo esas cifras.',
  'La guía no dice ni una palabra al respecto.',
  'Lo siento, solo atiendo preguntas sobre nuestros contratos.',
  'Difícil responder, el expediente no contiene ningún extracto.',
  'La cuestión de la prescripción no se aborda en ninguno de los documentos.',
  'No quiero inducirle a error; mejor pregunte en el juzgado.',
  'Ese dato falta en los anexos.',
];

// They only say how far the sources go, or give a reason in a clause of its own.
const missed = ['Su pregunta se refiere a 2026, pero los datos terminan en 2024.'];

const answers = [
  'Perdón por la confusión: la garantía dura 24 meses.',
  'Los clientes que no pueden iniciar sesión deben restablecer su contraseña.',
  'No puede combinar los dos vales de descuento.',
  'El mensaje «no se encontró el archivo» aparece cuando el disco está desconectado.',
  'El vigilante dijo: «No puedo dejarle pasar», y cerró la puerta.',
  'El manual no habla de gatos. Sin embargo, se admiten perros en la planta baja.',
  'No conozco el importe exacto, pero el informe habla de unos 300 euros al mes.',
  'No se necesita ningún documento para entrar en el museo.',
  'La primera visita no tiene ningún coste.',
  'No he encontrado ningún error en su archivo.',
  'La póliza no cubre los daños por agua.',
  'El inquilino no respondió a la carta del 3 de mayo.',
  'Si no encuentro un documento, lo pido al archivo.',
  'El informe afirma que la comisión no pudo determinar la causa del incendio.',
  'No veo ningún motivo para esperar: la actualización es estable.',
  'No, el contrato prohíbe los animales.',
  'No es posible pagar en efectivo; use una tarjeta.',
  'Por desgracia, la piscina está cerrada en invierno.',
  'Aunque el documento no da una fecha, las obras deberían terminar en primavera.',
  'El servidor no pudo arrancar porque el puerto estaba ocupado.',
  'Sin el número de serie no puedo decir qué modelo tiene, pero ambos usan el filtro F-20.',
  'Toda solicitud incompleta será rechazada por la oficina.',
  'No encuentro la cláusula sobre gatos; la cláusula 7, en cambio, permite los perros.',
  'Nadie sabe cuándo se construyó la torre.',
  'Sin justificante no se admite ninguna reclamación.',
  'La garantía no menciona las baterías, pero el servicio técnico las cambia gratis durante un año.',
  'No encuentro nada que objetar a su borrador.',
  'El técnico no encontró el origen de la fuga y volverá el lunes.',
  'Según el testigo, no se podía ver la matrícula.',
  'El museo no acepta cheques.',
  'El error «acceso denegado» significa que su token ha caducado. Cree uno nuevo.',
  'Imposible equivocarse: es la puerta azul, al fondo del pasillo.',
  'Los menores no están autorizados a firmar solos.',
  'Esta opción no está disponible en azul, solo en gris.',
  '¡Perdón por el retraso! Su paquete sale esta noche.',
  'Yo no diría que sea arriesgado; la copia de seguridad es automática.',
  'El informe no contiene ningún error de cálculo.',
  'El precio no está indicado en la etiqueta: son 12 euros en caja.',
  'No hace falta presentar ningún documento de identidad.',
  'Ninguna de las tres bombas necesita aceite.',
  'Nunca se sabe: guarde el tique.',
  'La guía indica cómo recurrir una denegación.',
  'Cuando no entiendo una petición, hago una pregunta.',
  'La respuesta es que no: las prácticas no están remuneradas.',
  'La guía aún no está impresa, pero la versión en línea está al día.',
  'Las tarjetas perdidas no se reembolsan.',
  'La cajera no supo responder al cliente, que se quejó.',
  'No se debe nada si la estancia se cancela antes del 1 de junio.',
  'No veo objeción, el estatuto lo permite.',
  'El sensor no detecta objetos de menos de 2 cm.',
  'A falta de quórum, la asamblea se aplaza al 9 de junio.',
  'Si no sabe qué talla elegir, tome la más grande.',
];

describe('detectRefusal, Spanish, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });

  it.each(missed)('is known to miss: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
