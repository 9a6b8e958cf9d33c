import type { TranslationOf } from '../dictionary-type';
import type { background as english } from '../en/background';

export const background: TranslationOf<typeof english> = {
  'background.pause': 'Pausar el fondo en movimiento',
  'background.play': 'Poner el fondo en movimiento',
};
