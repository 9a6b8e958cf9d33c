/** Come with a photo that is opened. */
export const englishGallery = {
  'gallery.position': 'Photo {number} of {total}',
  'gallery.previous': 'Previous photo',
  'gallery.next': 'Next photo',
  'gallery.close': 'Close the photo',
  'gallery.broken': 'This photo could not be loaded.',
} as const;
