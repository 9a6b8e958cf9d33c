import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';
import type { Block, Inline } from '../../api/rich-text/contract';
import { type Definitions, fromNodes, trimInlines } from './inline';

const referenceLine = /^\s*[—–]\s*(\S.*?)\s*$/u;

/** Splits off the last line of a paragraph if it is a reference; undefined otherwise. */
function splitReference(paragraph: Paragraph): { reference: string; rest: PhrasingContent[] } | undefined {
  const last = paragraph.children.at(-1);
  if (last?.type !== 'text') {
    return undefined;
  }
  const lines = last.value.split('\n');
  const reference = referenceLine.exec(lines.at(-1) ?? '')?.[1];
  const before = paragraph.children.slice(0, -1);
  const startsLine = lines.length > 1 || before.length === 0 || before.at(-1)?.type === 'break';
  if (reference === undefined || !startsLine) {
    return undefined;
  }
  if (lines.length > 1) {
    return { reference, rest: [...before, { ...last, value: lines.slice(0, -1).join('\n') }] };
  }
  return { reference, rest: before.at(-1)?.type === 'break' ? before.slice(0, -1) : before };
}

/** A quotation whose last line is a Bible reference; undefined otherwise. */
export function scripture(quotation: Blockquote, definitions: Definitions): Block | undefined {
  const paragraphs = quotation.children.filter((child) => child.type === 'paragraph');
  const last = paragraphs.at(-1);
  if (!last || paragraphs.length !== quotation.children.length) {
    return undefined;
  }
  const split = splitReference(last);
  if (!split) {
    return undefined;
  }

  const verses = [...paragraphs.slice(0, -1).map((paragraph) => paragraph.children), split.rest]
    .map((nodes) => trimInlines(fromNodes(nodes, definitions)))
    .filter((inlines) => inlines.length > 0);
  const children = verses.flatMap((inlines, index): Inline[] =>
    index === 0 ? inlines : [{ type: 'break' }, ...inlines],
  );
  return children.length === 0 ? undefined : { type: 'scripture', children, reference: split.reference };
}
