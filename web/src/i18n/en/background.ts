export const background = {
  'background.pause': 'Pause the moving background',
  'background.play': 'Let the background move',
} as const;
