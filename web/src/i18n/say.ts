import { locales } from '@contracts/language';
import { arrivedTexts } from './deferred-texts';
import { translate } from './translate';
import type { Translate } from './translation-key';

/** Speaks for a part that is gone from the page, of its deferred texts, in the language of the page as it is by now. */
export const say: Translate = (key, ...params) => {
  const spoken = locales.find((locale) => locale === document.documentElement.lang) ?? 'en';
  return translate(arrivedTexts(spoken), key, ...params);
};
