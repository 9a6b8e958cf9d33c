import type { TranslationOf } from '../dictionary-type';
import type { share as english } from '../en/share';

export const share: TranslationOf<typeof english> = {
  'share.label': 'Compartir esta página',
  'share.sheet': 'Compartir',
  'share.whatsApp': 'WhatsApp',
  'share.newTab': 'se abre en otra pestaña',
  'share.copy': 'Copiar enlace',
  'share.copied': 'Enlace copiado',
  'share.copyFailed': 'No se pudo copiar el enlace. Es este:',
};
