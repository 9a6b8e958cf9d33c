import { linesOf, widthOf } from '../../../lib/drawn-line';

type Box = { width: number; height: number };

export type FittedTitle = { lines: readonly string[]; size: number; lineHeight: number };

const largest = 112;
const smallest = 48;
const step = 2;
const leading = 1.12;
const mostLines = 4;

/** On at most four lines, as large as there is room; at the smallest size without the words that are too many. */
export function fitTitle(title: string, { width, height }: Box): FittedTitle {
  for (let size = largest; size >= smallest; size -= step) {
    const lineHeight = size * leading;
    const lines = linesOf(title, size, width);
    const room = Math.min(mostLines, Math.floor(height / lineHeight));
    if (lines.length <= room && lines.every((line) => widthOf(line, size) <= width)) return { lines, size, lineHeight };
  }

  const words = title.split(' ');
  let lines = linesOf(title, smallest, width);
  while (lines.length > mostLines) {
    words.pop();
    lines = linesOf(`${words.join(' ')}…`, smallest, width);
  }
  return { lines, size: smallest, lineHeight: smallest * leading };
}
