export const video = {
  'video.play': 'Play video:',
} as const;
