import type { deskMeeting as english } from '../en/desk-meeting';
import type { TranslationOf } from '../translate';

export const deskMeeting: TranslationOf<typeof english> = {
  'deskMeeting.title': 'Reunión de oración',
  'deskMeeting.empty': 'Todavía no hay nada que leer en voz alta',
  'deskMeeting.emptyAbout':
    'Abra una petición y elija “Agregar a la reunión de oración”. Lo que se eligió aparece aquí para todo el equipo, por un día.',
  'deskMeeting.place': '{place} de {count}',
  'deskMeeting.before': 'Anterior',
  'deskMeeting.after': 'Siguiente',
  'deskMeeting.remove': 'Quitar de la reunión',
  'deskMeeting.end': 'Terminar la reunión',
  'deskMeeting.endAbout': 'La lista se borrará para todo el equipo. No se puede deshacer.',
  'deskMeeting.keep': 'Conservarla',
  'deskMeeting.endForAll': 'Terminarla para todos',
};
