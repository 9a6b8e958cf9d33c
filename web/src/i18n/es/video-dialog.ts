import type { TranslationOf } from '../dictionary-type';
import type { videoDialog as english } from '../en/video-dialog';

export const videoDialog: TranslationOf<typeof english> = {
  'videoDialog.close': 'Cerrar el video',
  'videoDialog.openYouTube': 'Ver en YouTube',
  'videoDialog.failed': 'Aquí no se puede reproducir el video',
  'videoDialog.failed.text':
    'Puede que todavía no lo hayan subido, o que la conexión se haya perdido por el camino. Puede intentarlo otra vez o abrirlo aparte.',
  'videoDialog.retry': 'Intentar otra vez',
  'videoDialog.open': 'Abrir el video',
  'videoDialog.newTab': 'se abre en otra pestaña',
};
