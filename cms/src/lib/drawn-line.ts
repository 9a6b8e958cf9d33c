import { type Font, openSync } from 'fontkit';

/** The font of the site's headings, and one that has all Latin letters and places every mark on them. */
const files = [
  require.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'),
] as const;

const opened = new Map<string, Font>();

function fontOf(file: string): Font {
  const found = opened.get(file) ?? openSync(file);
  if (!('layout' in found)) throw new Error(`${file} holds no single font`);
  opened.set(file, found);
  return found;
}

const hasCharacter = (file: string) => (character: string) =>
  fontOf(file).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Letters with separate marks are for the second font: fontkit throws where a font has no anchor for a mark. */
function fileFor(text: string): string {
  const isForFirst = !/\p{M}/u.test(text) && Array.from(text).every(hasCharacter(files[0]));
  return files[isForFirst ? 0 : 1];
}

/** A line in one font, without what it lacks. `scale` is the size of a font unit in a text of size 1. */
export function drawnLine(line: string) {
  const composed = line.normalize('NFC');
  const file = fileFor(composed);
  const text = Array.from(composed).filter(hasCharacter(file)).join('');
  return { file, text, run: fontOf(file).layout(text), scale: 1 / fontOf(file).unitsPerEm };
}

export const isDrawable = (text: string) => drawnLine(text).text === text.normalize('NFC');

export function widthOf(text: string, size: number, spacing = 0): number {
  const { run, scale } = drawnLine(text);
  return run.advanceWidth * scale * size + Math.max(0, run.positions.length - 1) * spacing;
}

/** Breaks a text into as few lines as `linesOf` does, of about the same length: no word is alone on the last one. */
export function balancedLinesOf(text: string, size: number, width: number): readonly string[] {
  const fewest = linesOf(text, size, width).length;
  let narrow = widthOf(text, size) / fewest;
  while (linesOf(text, size, narrow).length > fewest) narrow += 4;
  return linesOf(text, size, narrow);
}

export function linesOf(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
