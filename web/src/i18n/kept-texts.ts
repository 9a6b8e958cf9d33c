import { englishKept } from './en/kept';
import { spanishKept } from './es/kept';

/** Come with everything about keeping, which no page loads before it is wanted. */
export const keptTexts = {
  en: englishKept,
  es: spanishKept,
};
