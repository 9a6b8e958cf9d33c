import type { deskScreens as english } from '../en/desk-screens';
import type { TranslationOf } from '../translate';

export const deskScreens: TranslationOf<typeof english> = {
  'deskScreens.title': 'Más',
  'deskScreens.enter': 'Ingresar una petición',
  'deskScreens.meeting': 'Reunión de oración',
  'deskScreens.reminder': 'Recordatorio semanal',
};
