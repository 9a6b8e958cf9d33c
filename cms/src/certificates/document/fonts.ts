import { type Font, openSync } from 'fontkit';

/** The font of the site's headings; each file has a part of the Latin letters. */
const files = ['latin', 'latin-ext', 'vietnamese'].map((part) =>
  require.resolve(`@fontsource/newsreader/files/newsreader-${part}-400-normal.woff`),
);

let opened: readonly { file: string; face: Font }[] | undefined;

function faces() {
  opened ??= files.map((file) => {
    const face = openSync(file);
    if (!('layout' in face)) throw new Error(`${file} holds no single font`);
    return { file, face };
  });
  return opened;
}

const faceOf = (character: string) =>
  faces().find(({ face }) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** Whether a certificate can show every letter of a text. */
export function isDrawable(text: string): boolean {
  return Array.from(text.normalize('NFC')).every((character) => faceOf(character) !== undefined);
}

export type Run = { file: string; text: string; width: number };

/** A line in pieces of one file each; what no file has is left out. `width` is in units of the font size. */
export function runsOf(text: string): readonly Run[] {
  const runs: { file: string; face: Font; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const found = faceOf(character);
    const last = runs.at(-1);
    if (found !== undefined && last?.file === found.file) last.text += character;
    else if (found !== undefined) runs.push({ ...found, text: character });
  }
  return runs.map(({ file, face, text: written }) => {
    const advance = face.layout(written).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    return { file, text: written, width: advance / face.unitsPerEm };
  });
}

export function widthOf(text: string, size: number, spacing = 0): number {
  const spaces = Math.max(0, Array.from(text).length - 1) * spacing;
  return runsOf(text).reduce((sum, { width }) => sum + width * size, 0) + spaces;
}

/** The lines of a text that is broken at spaces. */
export function linesOf(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
