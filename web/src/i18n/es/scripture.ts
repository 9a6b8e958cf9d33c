import type { TranslationOf } from '../dictionary-type';
import type { scripture as english } from '../en/scripture';

export const scripture: TranslationOf<typeof english> = {
  'scripture.translation.en': 'World English Bible',
  'scripture.translation.es': 'Reina-Valera 1909',
};
