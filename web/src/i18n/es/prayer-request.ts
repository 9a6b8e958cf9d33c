import type { TranslationOf } from '../dictionary-type';
import type { prayerRequest as english } from '../en/prayer-request';

export const prayerRequest: TranslationOf<typeof english> = {
  'prayerRequest.email.invalid': 'Escriba un correo electrónico válido, con @ y dominio (ejemplo: nombre@ejemplo.com)',
  'prayerRequest.prayerType.required': 'Elija el tipo de petición de oración',
  'prayerRequest.prayerRequest.tooShort': 'Escriba al menos 10 caracteres en su petición de oración',
};
