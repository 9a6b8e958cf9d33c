import { englishDeskParts } from './en/desk-parts';
import { spanishDeskParts } from './es/desk-parts';

/** Come with the parts of /desk that are loaded when they are opened. */
export const deskPartsTexts = {
  en: englishDeskParts,
  es: spanishDeskParts,
};
