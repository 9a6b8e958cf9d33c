import type { TranslationOf } from '../dictionary-type';
import type { contact as english } from '../en/contact';

export const contact: TranslationOf<typeof english> = {
  'contact.next': 'Qué sucede con su mensaje',
  'contact.ways': 'Otras maneras de comunicarse',
  'contact.email': 'Correo electrónico',
  'contact.phone': 'Teléfono',
  'contact.address': 'Dirección',
};
