/** Come with a video that is opened. */
export const spanishVideo = {
  'videoDialog.close': 'Cerrar el video',
  'videoDialog.openYouTube': 'Ver en YouTube',
  'videoDialog.failed': 'Aquí no se puede reproducir el video',
  'videoDialog.failed.text':
    'Puede que todavía no se haya subido o que se haya perdido la conexión. Puede intentarlo de nuevo o abrir el video aparte.',
  'videoDialog.retry': 'Intentar de nuevo',
  'videoDialog.open': 'Abrir el video',
  'videoDialog.newTab': 'se abre en otra pestaña',
};
