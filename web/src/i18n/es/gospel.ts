import type { TranslationOf } from '../dictionary-type';
import type { gospel as english } from '../en/gospel';

export const gospel: TranslationOf<typeof english> = {
  'gospel.open': 'Vida eterna',
};
