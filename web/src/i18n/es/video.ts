import type { TranslationOf } from '../translate';
import type { video as english } from '../en/video';

export const video: TranslationOf<typeof english> = {
  'video.play': 'Reproducir el video:',
  'videoDialog.close': 'Cerrar el video',
  'videoDialog.openYouTube': 'Ver en YouTube',
  'videoDialog.failed': 'Aquí no se puede reproducir el video',
  'videoDialog.failed.text':
    'Puede que todavía no se haya subido o que se haya perdido la conexión. Puede intentarlo de nuevo o abrir el video aparte.',
  'videoDialog.retry': 'Intentar de nuevo',
  'videoDialog.open': 'Abrir el video',
  'videoDialog.newTab': 'se abre en otra pestaña',
  'gallery.position': 'Foto {number} de {total}',
  'gallery.previous': 'Foto anterior',
  'gallery.next': 'Foto siguiente',
  'gallery.close': 'Cerrar la foto',
  'gallery.broken': 'No se pudo cargar esta foto.',
};
