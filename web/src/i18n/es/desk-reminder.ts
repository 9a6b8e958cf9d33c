import type { deskReminder as english } from '../en/desk-reminder';
import type { TranslationOf } from '../translate';

export const deskReminder: TranslationOf<typeof english> = {
  'deskReminder.title': 'Recordatorio semanal',
  'deskReminder.about':
    'Los lunes, un correo a su dirección: cuántas peticiones esperan y el enlace a esta página. Nada más, y nadie ve si usted lo activó.',
  'deskReminder.wanted': 'Enviarme el recordatorio',
  'deskReminder.language': 'Idioma del correo',
  'deskReminder.impossible':
    'Este sitio aún no tiene servidor de correo, así que no se envía ningún correo hasta que lo tenga.',
  'deskReminder.saved': 'Guardado.',
};
