import type { ReactNode } from 'react';
import { englishDeskParts } from '../../i18n/en/desk-parts';
import { spanishDeskParts } from '../../i18n/es/desk-parts';
import { ExtraTexts } from '../../i18n/language-provider';

const texts = { en: englishDeskParts, es: spanishDeskParts };

/** The texts of the parts that are loaded when they are shown. */
export function PartTexts({ children }: { children: ReactNode }) {
  return <ExtraTexts texts={texts}>{children}</ExtraTexts>;
}
