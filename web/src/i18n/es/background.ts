import type { TranslationOf } from '../dictionary-type';
import type { background as english } from '../en/background';

export const background: TranslationOf<typeof english> = {
  'background.pause': 'Pausar la animación de fondo',
  'background.play': 'Reproducir la animación de fondo',
};
