export const videoDialog = {
  'videoDialog.close': 'Close the video',
  'videoDialog.openYouTube': 'Watch on YouTube',
  'videoDialog.failed': 'The video cannot be played here',
  'videoDialog.failed.text':
    'It may not have been uploaded yet, or the connection was lost on the way. You can try again, or open it on its own.',
  'videoDialog.retry': 'Try again',
  'videoDialog.open': 'Open the video',
  'videoDialog.newTab': 'opens in a new tab',
} as const;
