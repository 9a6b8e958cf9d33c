import type { deskEntered as english } from '../en/desk-entered';
import type { TranslationOf } from '../translate';

export const deskEntered: TranslationOf<typeof english> = {
  'deskEntered.phone': 'Por teléfono, ingresada por {name}',
  'deskEntered.in-person': 'En persona, ingresada por {name}',
  'deskEntered.unreachable': 'No dejó correo electrónico ni número de teléfono.',
};
