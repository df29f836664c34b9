import { describe, expect, it } from 'vitest';
import { detectRefusal } from '../../src/text/refusal.ts';

// Written before the first rule of the language.
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
];

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
];

describe('detectRefusal, Spanish, wordings first met blind', () => {
  it.each(refusals)('refuses: %s', (text) => {
    expect(detectRefusal(text)).toMatchObject({ refused: true, signal: expect.any(String) });
  });

  it.each(answers)('does not refuse: %s', (text) => {
    expect(detectRefusal(text)).toEqual({ refused: false });
  });
});
