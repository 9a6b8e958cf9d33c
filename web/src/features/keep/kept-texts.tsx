import type { ReactNode } from 'react';
import { englishKept } from '../../i18n/en/kept';
import { spanishKept } from '../../i18n/es/kept';
import { ExtraTexts } from '../../i18n/language-provider';

const texts = { en: englishKept, es: spanishKept };

/** The texts of everything about keeping, which no page loads before it is wanted. */
export function KeptTexts({ children }: { children: ReactNode }) {
  return <ExtraTexts texts={texts}>{children}</ExtraTexts>;
}
