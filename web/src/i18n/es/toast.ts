import type { TranslationOf } from '../dictionary-type';
import type { toast as english } from '../en/toast';

export const toast: TranslationOf<typeof english> = {
  'toast.region': 'Mensajes (F8)',
  'toast.close': 'Cerrar mensaje',
};
