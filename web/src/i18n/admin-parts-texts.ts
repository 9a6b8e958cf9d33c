import { eventEditor as englishEventEditor } from './en/event-editor';
import { slots as englishSlots } from './en/slots';
import { eventEditor as spanishEventEditor } from './es/event-editor';
import { slots as spanishSlots } from './es/slots';

/** Come with the parts of /admin that are loaded when they are opened. */
export const adminPartsTexts = {
  en: { ...englishEventEditor, ...englishSlots },
  es: { ...spanishEventEditor, ...spanishSlots },
};
