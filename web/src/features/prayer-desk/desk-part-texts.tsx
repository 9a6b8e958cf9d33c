import type { ReactNode } from 'react';
import { englishDeskParts } from '../../i18n/en/desk-parts';
import { spanishDeskParts } from '../../i18n/es/desk-parts';
import { ExtraTexts } from '../../i18n/language-provider';

/** Around each part of the desk that is loaded when it is shown. Loaded with the first of them, both languages in one chunk. */
export function DeskPartTexts({ children }: { children: ReactNode }) {
  return (
    <ExtraTexts en={englishDeskParts} es={spanishDeskParts}>
      {children}
    </ExtraTexts>
  );
}
