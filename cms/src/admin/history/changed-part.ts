type Part = { then: string; now: string };

const gap = '…';

function cut(lines: readonly string[], start: number, end: number): string {
  const middle = lines.slice(start, lines.length - end).join('\n');
  return [...(start > 0 ? [gap] : []), middle, ...(end > 0 ? [gap] : [])].join('\n').trim();
}

/** The lines of two long texts from the first to the last that differ, so that nobody has to search for the change. */
export function changedPart(then: string, now: string): Part {
  const [thenLines, nowLines] = [then.split('\n'), now.split('\n')];
  const shorter = Math.min(thenLines.length, nowLines.length);
  let start = 0;
  while (start < shorter && thenLines[start] === nowLines[start]) start += 1;
  let end = 0;
  while (end < shorter - start && thenLines.at(-1 - end) === nowLines.at(-1 - end)) end += 1;
  return { then: cut(thenLines, start, end), now: cut(nowLines, start, end) };
}
