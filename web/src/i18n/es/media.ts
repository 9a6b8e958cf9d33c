/** Come with a photo or a video that is opened. */
export const spanishMedia = {
  'videoDialog.close': 'Cerrar el video',
  'videoDialog.openYouTube': 'Ver en YouTube',
  'videoDialog.failed': 'Aquí no se puede reproducir el video',
  'videoDialog.failed.text':
    'Puede que todavía no se haya subido o que se haya perdido la conexión. Puede intentarlo de nuevo o abrir el video aparte.',
  'videoDialog.format':
    'Este navegador no conoce el formato del video. Puede que se reproduzca si lo abre aparte o en otro navegador.',
  'videoDialog.open': 'Abrir el video',
  'gallery.position': 'Foto {number} de {total}',
  'gallery.previous': 'Foto anterior',
  'gallery.next': 'Foto siguiente',
  'gallery.close': 'Cerrar la foto',
  'gallery.broken': 'No se pudo cargar esta foto.',
};
