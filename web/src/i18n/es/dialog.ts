import type { TranslationOf } from '../dictionary-type';
import type { dialog as english } from '../en/dialog';

export const dialog: TranslationOf<typeof english> = {
  'dialog.opening': 'Abriendo…',
  'dialog.failed': 'No se pudo cargar. Revise su conexión.',
  'dialog.retry': 'Intentar de nuevo',
  'dialog.close': 'Cerrar',
};
