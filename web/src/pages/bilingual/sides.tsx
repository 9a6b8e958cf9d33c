import type { Scripture } from '@contracts/page';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { withTranslationName } from '../../i18n/format';
import { paragraphsOf } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import type { Pair } from '../../ui/side-by-side';
import type { Block, RichText } from '@contracts/rich-text';

/** Two lists by position; null where the shorter one ends. */
export function pairUp<Item>(own: readonly Item[], other: readonly Item[]): (readonly [Item | null, Item | null])[] {
  return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => [
    own[index] ?? null,
    other[index] ?? null,
  ]);
}

/** Pairs each part by itself if both have as many headings, so that a split paragraph shifts nothing behind it. */
export function pairBlocks(own: RichText, other: RichText): (readonly [Block | null, Block | null])[] {
  const [ownParts, otherParts] = [partsOf(own), partsOf(other)];
  if (ownParts.length !== otherParts.length) return pairUp(own, other);
  return ownParts.flatMap((part, index) => pairUp(part, otherParts[index] ?? []));
}

/** Splits a text before each heading. */
function partsOf(text: RichText): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of text) {
    if (block.type === 'heading') parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

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

export function Passage({ passage }: { passage: Scripture }) {
  const { t } = useLanguage();
  return <ScriptureQuote {...withTranslationName(t, passage)} />;
}
