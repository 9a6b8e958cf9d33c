import type { TranslationOf } from '../dictionary-type';
import type { submission as english } from '../en/submission';

export const submission: TranslationOf<typeof english> = {
  'submission.firstName.required': 'El nombre es obligatorio',
  'submission.lastName.required': 'El apellido es obligatorio',
  'submission.name.tooLong': 'Use como máximo 100 caracteres',
  'submission.email.invalid': 'Escriba un correo electrónico válido',
  'submission.email.tooLong': 'Use como máximo 254 caracteres',
  'submission.phone.invalid': 'Escriba un número de teléfono de 10 dígitos como máximo',
  'submission.longText.tooLong': 'Use como máximo 5,000 caracteres',
  'submission.text.unreadable': 'Quite los caracteres que no se pueden guardar',
  'submission.choice.invalid': 'Responda sí o no',
};
