export const background = {
  'background.pause': 'Pause background motion',
  'background.play': 'Play background motion',
} as const;
