import type { Blockquote } from 'mdast';
import type { Block, Inline } from '../../api/rich-text/contract';
import { splitTranslation } from '../../api/scripture/contract';
import { quotedPassage } from '../../lib/markdown/quoted-reference';
import type { Quotation } from '../scripture/name-translation';
import { type Definitions, fromNodes, plainText, trimInlines } from './inline';

export type NameTranslation = (quotation: Quotation) => string | null;

/** A quotation whose last line is a Bible reference; undefined otherwise. */
export function scripture(
  quotation: Blockquote,
  definitions: Definitions,
  nameTranslation: NameTranslation,
): Block | undefined {
  const passage = quotedPassage(quotation);
  const verses = (passage?.paragraphs ?? [])
    .map((nodes) => trimInlines(fromNodes(nodes, definitions)))
    .filter((inlines) => inlines.length > 0);
  const children = verses.flatMap((inlines, index): Inline[] =>
    index === 0 ? inlines : [{ type: 'break' }, ...inlines],
  );
  if (!passage || children.length === 0) return undefined;
  const { reference, translation } = splitTranslation(passage.reference);
  const name = nameTranslation({ verse: plainText(children), reference, translation });
  return { type: 'scripture', children, reference, translation: name };
}
