import type { TranslationOf } from '../dictionary-type';
import type { video as english } from '../en/video';

export const video: TranslationOf<typeof english> = {
  'video.play': 'Reproducir el video:',
};
