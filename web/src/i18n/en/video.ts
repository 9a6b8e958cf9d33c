export const video = {
  'video.play': 'Play video:',
  'videoDialog.close': 'Close the video',
  'videoDialog.openYouTube': 'Watch on YouTube',
  'videoDialog.failed': 'The video cannot be played here',
  'videoDialog.failed.text':
    'It may not have been uploaded yet, or the connection may have dropped. You can try again or open the video by itself.',
  'videoDialog.retry': 'Try again',
  'videoDialog.open': 'Open the video',
  'videoDialog.newTab': 'opens in a new tab',
  'gallery.position': 'Photo {number} of {total}',
  'gallery.previous': 'Previous photo',
  'gallery.next': 'Next photo',
  'gallery.close': 'Close the photo',
  'gallery.broken': 'This photo could not be loaded.',
} as const;
