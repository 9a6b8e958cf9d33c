import type { Scripture } from '@contracts/page';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/format';
import { paragraphsOf } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import type { Pair } from '../../ui/side-by-side';
import { pairUp } from './pair-up';

/** Shows pairs, each side by itself. */
export function sides<Item>(
  pairs: readonly (readonly [Item | null, Item | null])[],
  show: (item: Item) => ReactNode,
): Pair[] {
  return pairs.map(([own, other]) => [own === null ? null : show(own), other === null ? null : show(other)]);
}

/** Plain texts, paragraph by paragraph. */
export function textSides(own: string, other = ''): Pair[] {
  return sides(pairUp(paragraphsOf(own), paragraphsOf(other)), (paragraph) => <p>{paragraph}</p>);
}

export function Passage({ passage: { verse, reference, translation } }: { passage: Scripture }) {
  const { t } = useLanguage();
  return (
    <ScriptureQuote reference={reference} translation={translationName(t, translation)}>
      {verse}
    </ScriptureQuote>
  );
}
