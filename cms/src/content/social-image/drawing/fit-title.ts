type Box = { width: number; height: number };
type Measure = (text: string, size: number) => number;

export type FittedTitle = { lines: string[]; size: number; lineHeight: number };

const largest = 112;
const smallest = 48;
const step = 2;
const leading = 1.12;
const mostLines = 4;

/** A word, split into pieces if it is wider than a line. */
function pieces(word: string, fits: (text: string) => boolean): string[] {
  const parts = [''];
  for (const character of word) {
    const last = parts.length - 1;
    const longer = `${parts[last] ?? ''}${character}`;
    if (fits(longer)) {
      parts[last] = longer;
    } else {
      parts.push(character);
    }
  }
  return parts;
}

function wrap(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Wraps the text into as few lines as possible, of even length. */
function evenly(words: readonly string[], width: number, measured: (text: string) => number): string[] {
  const within = (limit: number) => wrap(words, (text) => measured(text) <= limit);
  const lines = within(width);
  let narrow = Math.max(...words.map(measured));
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    if (within(middle).length > lines.length) {
      narrow = middle;
    } else {
      wide = middle;
    }
  }
  return within(wide);
}

/** On at most four lines; truncated if it is too long at the smallest size. */
export function fitTitle(title: string, { width, height }: Box, measure: Measure): FittedTitle {
  const words = title.split(' ');
  for (let size = largest; size >= smallest; size -= step) {
    const lineHeight = size * leading;
    const measured = (text: string) => measure(text, size);
    const room = Math.min(mostLines, Math.floor(height / lineHeight));
    const lines = wrap(words, (text) => measured(text) <= width);
    if (lines.length <= room && lines.every((line) => measured(line) <= width)) {
      return { lines: evenly(words, width, measured), size, lineHeight };
    }
  }

  const fits = (text: string) => measure(text, smallest) <= width;
  const lines = wrap(
    words.flatMap((word) => pieces(word, fits)),
    fits,
  );
  const shown = lines.slice(0, mostLines);
  if (lines.length > mostLines) {
    let last = shown.pop() ?? '';
    while (last !== '' && !fits(`${last}…`)) {
      last = last.slice(0, -1).trimEnd();
    }
    shown.push(`${last}…`);
  }
  return { lines: shown, size: smallest, lineHeight: smallest * leading };
}
