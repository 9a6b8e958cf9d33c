import type { TranslationOf } from '../translate';
import type { submission as english } from '../en/submission';

export const submission: TranslationOf<typeof english> = {
  'submission.firstName.required': 'El nombre es obligatorio',
  'submission.lastName.required': 'El apellido es obligatorio',
  'submission.name.tooLong': 'Use como máximo 100 caracteres',
  'submission.email.invalid': 'Escriba un correo electrónico válido',
  'submission.email.tooLong': 'Use como máximo 254 caracteres',
  'submission.phone.invalid': 'Escriba un número de teléfono de 10 dígitos como máximo',
  'submission.phone.international':
    'Escriba el número completo con el código de país: + y de 7 a 15 dígitos, como +593 99 876 5432',
  'submission.longText.tooLong': 'Use como máximo 5,000 caracteres',
  'submission.text.unreadable': 'Quite los caracteres que no se pueden guardar',
  'submission.choice.invalid': 'Responda sí o no',
  'submission.field.refused': 'Revise lo que escribió aquí',
  'submission.firstName': 'Nombre',
  'submission.lastName': 'Apellido',
  'submission.email': 'Correo electrónico',
  'submission.phone': 'Teléfono',
  'submission.phone.help': 'Fuera de Estados Unidos, empiece con + y el código de su país.',
  'submission.phone.help.optional': 'Opcional. Fuera de Estados Unidos, empiece con + y el código de su país.',
  'submission.phone.placeholder': '123-456-7890',
  'submission.optional': 'Opcional',
  'submission.required.note': 'Los campos marcados con un asterisco (*) son obligatorios.',
  'submission.honeypot': 'Deje este campo vacío',
  'submission.humanCheck': 'Verificación humana',
  'submission.humanCheck.help': 'Esta suma sencilla evita los mensajes automáticos.',
  'submission.humanCheck.refresh': 'Otra suma',
  'submission.humanCheck.required': 'Resuelva la suma para verificar que usted es una persona',
  'submission.humanCheck.failed': 'Verificación Fallida',
  'submission.humanCheck.wrong': 'Resuelva correctamente la suma para verificar que usted es una persona.',
  'submission.summary.one': 'Un campo necesita su atención',
  'submission.summary.many': '{count} campos necesitan su atención',
  'submission.failed': 'Envío Fallido',
  'submission.failure.server': 'El problema es nuestro, y no se perdió nada de lo que escribió.',
  'submission.failure.fields':
    'No pudimos aceptar una parte de lo que escribió. Por favor, revise los campos marcados.',
  'submission.failure.unreachable': 'No pudimos conectarnos, así que esto todavía no se ha enviado.',
  'submission.failure.rateLimited.one':
    'Llegaron varias peticiones desde su conexión en poco tiempo. Inténtelo de nuevo en un minuto. Lo que escribió sigue aquí.',
  'submission.failure.rateLimited.many':
    'Llegaron varias peticiones desde su conexión en poco tiempo. Inténtelo de nuevo en {minutes} minutos. Lo que escribió sigue aquí.',
  'submission.failure.contact': 'También puede escribirnos a',
  'submission.resending.waiting':
    'Lo que escribió sigue aquí. Intente de nuevo con “Enviar ahora”, o deje la página abierta: se enviará automáticamente, una sola vez, cuando vuelva la conexión.',
  'submission.resending.stopped':
    'Ya no se enviará automáticamente. Lo que escribió sigue aquí, y enviarlo otra vez no lo duplicará.',
  'submission.resending.changed':
    'Cambió lo que había escrito, así que ya no se enviará automáticamente. Envíelo cuando quiera.',
  'submission.resending.now': 'Enviar ahora',
  'submission.resending.stop': 'Dejar de esperar',
  'submission.resent': 'Ya se envió lo que usted escribió. Su referencia: {reference}',
  'submission.resent.refused': 'Lo que escribió sigue en el formulario.',
  'submission.confidence':
    'Lo que nos cuente queda dentro de nuestro equipo, salvo que una vida pueda estar en peligro, que un menor o un adulto dependiente esté sufriendo daño, o que la ley nos obligue a informar.',
  'submission.confidence.link': 'Lo que no podemos callar',
  'submission.minors': 'Si es menor de edad, por favor escriba junto con un adulto de su confianza.',
  'submission.privacy':
    'Lo que escriba se guarda cifrado y solo lo lee nuestro equipo. Vea quién lo lee y por cuánto tiempo lo guardamos:',
  'submission.privacy.link': 'Privacidad',
  'submission.privacy.newTab': 'se abre en otra pestaña',
  'submission.reference': 'Su referencia',
  'submission.dialog.close': 'Cerrar',
};
