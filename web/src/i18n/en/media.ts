/** Come with a photo or a video that is opened. */
export const englishMedia = {
  'videoDialog.close': 'Close the video',
  'videoDialog.openYouTube': 'Watch on YouTube',
  'videoDialog.failed': 'The video cannot be played here',
  'videoDialog.failed.text':
    'It may not have been uploaded yet, or the connection may have dropped. You can try again or open the video by itself.',
  'videoDialog.format':
    'This browser does not know the format of the video. It may play when opened by itself, or in another browser.',
  'videoDialog.open': 'Open the video',
  'gallery.position': 'Photo {number} of {total}',
  'gallery.previous': 'Previous photo',
  'gallery.next': 'Next photo',
  'gallery.close': 'Close the photo',
  'gallery.broken': 'This photo could not be loaded.',
} as const;
