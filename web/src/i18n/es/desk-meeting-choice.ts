import type { deskMeetingChoice as english } from '../en/desk-meeting-choice';
import type { TranslationOf } from '../translate';

export const deskMeetingChoice: TranslationOf<typeof english> = {
  'deskMeetingChoice.add': 'Agregar a la reunión de oración',
  'deskMeetingChoice.text': 'Lo que se lee en voz alta',
  'deskMeetingChoice.help': 'Se agrega el nombre. No incluya lo que {name} no querría que otros oyeran.',
  'deskMeetingChoice.long': 'Acórtelo a {count} caracteres. Tiene {written}.',
  'deskMeetingChoice.empty': 'Escriba lo que se lee en voz alta.',
  'deskMeetingChoice.contact': 'No incluya correos electrónicos ni números de teléfono.',
  'deskMeetingChoice.save': 'Agregar',
  'deskMeetingChoice.cancel': 'Cancelar',
  'deskMeetingChoice.added': 'Agregada a la reunión de oración.',
  'deskMeetingChoice.show': 'Ver la reunión',
};
