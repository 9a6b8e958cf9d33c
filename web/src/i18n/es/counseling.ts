import type { TranslationOf } from '../dictionary-type';
import type { counseling as english } from '../en/counseling';

export const counseling: TranslationOf<typeof english> = {
  'counseling.schedule': 'Agendar consejería',
};
