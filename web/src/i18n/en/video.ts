/** Come with a video that is opened. */
export const englishVideo = {
  'videoDialog.close': 'Close the video',
  'videoDialog.openYouTube': 'Watch on YouTube',
  'videoDialog.failed': 'The video cannot be played here',
  'videoDialog.failed.text':
    'It may not have been uploaded yet, or the connection may have dropped. You can try again or open the video by itself.',
  'videoDialog.retry': 'Try again',
  'videoDialog.open': 'Open the video',
  'videoDialog.newTab': 'opens in a new tab',
} as const;
