import { linesOf, widthOf } from '../../lib/drawn-line';

const largest = 46;
const smallestOnOneLine = 30;
const smallestOnTwo = 12;

export type FittedName = { lines: readonly string[]; size: number };

/** As large as there is room: on one line, or else on two, smaller. */
export function fitName(name: string, width: number): FittedName {
  for (let size = largest; size >= smallestOnOneLine; size -= 1) {
    if (widthOf(name, size) <= width) return { lines: [name], size };
  }
  for (let size = smallestOnOneLine; size >= smallestOnTwo; size -= 1) {
    const lines = linesOf(name, size, width);
    if (lines.length <= 2 && lines.every((line) => widthOf(line, size) <= width)) return { lines, size };
  }
  return { lines: [name], size: (smallestOnTwo * width) / widthOf(name, smallestOnTwo) };
}
