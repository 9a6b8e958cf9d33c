import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';

const referenceLine = /^[—–]\s*(\S.*)$/u;

/** Splits off the last line of a paragraph if it is a reference; undefined otherwise. */
function splitReference(paragraph: Paragraph): { reference: string; rest: PhrasingContent[] } | undefined {
  const last = paragraph.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const lines = last.value.split('\n');
  const reference = referenceLine.exec((lines.at(-1) ?? '').trim())?.[1];
  const before = paragraph.children.slice(0, -1);
  const startsLine = lines.length > 1 || before.length === 0 || before.at(-1)?.type === 'break';
  if (reference === undefined || !startsLine) return undefined;
  if (lines.length > 1) return { reference, rest: [...before, { ...last, value: lines.slice(0, -1).join('\n') }] };
  return { reference, rest: before.at(-1)?.type === 'break' ? before.slice(0, -1) : before };
}

export type QuotedPassage = {
  /** What the last line says after its dash. */
  reference: string;
  /** The paragraphs above it; the last one may be empty. */
  paragraphs: (readonly PhrasingContent[])[];
};

/** A quotation of paragraphs whose last line is a reference; undefined otherwise. */
export function quotedPassage(quotation: Blockquote): QuotedPassage | undefined {
  const paragraphs = quotation.children.filter((child) => child.type === 'paragraph');
  const last = paragraphs.at(-1);
  if (!last || paragraphs.length !== quotation.children.length) return undefined;
  const split = splitReference(last);
  return (
    split && {
      reference: split.reference,
      paragraphs: [...paragraphs.slice(0, -1).map(({ children }) => children), split.rest],
    }
  );
}
