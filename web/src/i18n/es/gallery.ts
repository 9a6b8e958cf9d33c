/** Come with a photo that is opened. */
export const spanishGallery = {
  'gallery.position': 'Foto {number} de {total}',
  'gallery.previous': 'Foto anterior',
  'gallery.next': 'Foto siguiente',
  'gallery.close': 'Cerrar la foto',
  'gallery.broken': 'No se pudo cargar esta foto.',
};
