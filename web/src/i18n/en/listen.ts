/** Come with reading aloud, where the device has a voice. */
export const englishListen = {
  'listen.start': 'Listen',
  'listen.stop': 'Stop reading aloud',
  'listen.title': 'Reading aloud',
  'listen.pause': 'Pause',
  'listen.resume': 'Continue',
  'listen.previous': 'Previous paragraph',
  'listen.next': 'Next paragraph',
  'listen.speed': 'Speed',
  'listen.failed': 'The voice of this device has stopped. Press the play button to try again.',
} as const;
