import type { TranslationOf } from '../translate';
import type { prayerRequest as english } from '../en/prayer-request';

export const prayerRequest: TranslationOf<typeof english> = {
  'prayerRequest.email.invalid': 'Escriba un correo electrónico válido, con @ y dominio (ejemplo: nombre@ejemplo.com)',
  'prayerRequest.prayerType.required': 'Elija el tipo de petición de oración',
  'prayerRequest.prayerRequest.tooShort': 'Escriba al menos 10 caracteres en su petición de oración',
  'prayerRequest.email.help': 'No lo compartiremos.',
  'prayerRequest.prayerType': 'Tipo de petición',
  'prayerRequest.prayerType.placeholder': 'Elija un tipo de petición',
  'prayerRequest.prayerType.healing': 'Sanidad',
  'prayerRequest.prayerType.family': 'Familia',
  'prayerRequest.prayerType.financial': 'Finanzas',
  'prayerRequest.prayerType.spiritual': 'Vida espiritual',
  'prayerRequest.prayerType.guidance': 'Dirección',
  'prayerRequest.prayerType.other': 'Otra',
  'prayerRequest.prayerRequest': 'Su petición de oración',
  'prayerRequest.prayerRequest.help': 'Con sus propias palabras, al menos 10 caracteres.',
  'prayerRequest.confidential': 'Mantener confidencial esta petición',
  'prayerRequest.confidential.help': 'Solo el equipo de oración la verá.',
  'prayerRequest.contactMe': 'Deseo que me contacten',
  'prayerRequest.contactMe.help': 'Alguien del equipo le escribirá o le llamará.',
  'prayerRequest.submit': 'Enviar petición de oración',
  'prayerRequest.submitting': 'Enviando...',
  'prayerRequest.failed': 'Hubo un error al enviar su petición de oración. Por favor, inténtelo de nuevo.',
  'prayerRequest.sent': 'Petición de Oración Enviada',
  'prayerRequest.sent.text':
    'Gracias por confiarnos esto. Nuestro equipo de oración ya tiene su petición y orará por usted.',
  'prayerRequest.sent.reference': 'Guarde esta referencia por si nos escribe acerca de su petición.',
  'prayerRequest.sent.verse': 'Dios es nuestro amparo y fortaleza, nuestro pronto auxilio en las tribulaciones.',
  'prayerRequest.sent.verse.reference': 'Salmo 46:1',
  'prayerRequest.sent.next': 'Qué sucede ahora',
  'prayerRequest.sent.readers':
    'La leerá nuestro equipo de oración. También pueden leerla quienes dirigen este ministerio.',
  'prayerRequest.sent.readers.confidential':
    'Solo puede leerla nuestro equipo de oración, porque usted pidió que se mantuviera confidencial.',
  'prayerRequest.sent.when': 'El equipo lee las peticiones nuevas cuando ora. Nadie las lee las 24 horas.',
  'prayerRequest.sent.contact': 'Alguien le escribirá o le llamará, como usted lo pidió.',
  'prayerRequest.sent.noContact':
    'No nos comunicaremos con usted, porque no lo pidió, a menos que una vida pueda estar en peligro.',
  'prayerRequest.sent.thanks': 'Cuando Dios responda, cuéntenos, por favor.',
  'prayerRequest.sent.thanks.link': 'Dónde contarlo',
  'prayerRequest.sent.delete': 'Puede pedir en cualquier momento que borremos su petición.',
  'prayerRequest.sent.delete.link': 'Cómo pedir que se borre',
  'prayerRequest.sent.close': 'Listo',
  'prayer.promise': 'Qué sucede con su petición',
  'prayer.crisis': 'Si alguien está en peligro ahora',
  'prayer.crisis.text': 'Por favor, no nos espere. Llame a uno de estos números.',
};
