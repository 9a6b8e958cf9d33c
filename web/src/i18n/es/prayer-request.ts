import type { TranslationOf } from '../dictionary-type';
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
  'prayerRequest.sent.close': 'Listo',
};
