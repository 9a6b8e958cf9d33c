import type { TranslationOf } from '../dictionary-type';
import type { gallery as english } from '../en/gallery';

export const gallery: TranslationOf<typeof english> = {
  'gallery.position': 'Foto {number} de {total}',
  'gallery.previous': 'Foto anterior',
  'gallery.next': 'Foto siguiente',
  'gallery.close': 'Cerrar la foto',
  'gallery.broken': 'No se pudo cargar esta foto.',
};
