import { type Font, openSync } from 'fontkit';

/** The font of the site's headings, read from its file so that system fonts do not matter. */
const file = require.resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff');

let opened: Font | undefined;

function font(): Font {
  if (!opened) {
    const found = openSync(file);
    if (!('layout' in found)) {
      throw new Error(`${file} holds no single font`);
    }
    opened = found;
  }
  return opened;
}

/** The text without characters that the font lacks. */
export function drawable(text: string): string {
  const face = font();
  const known = Array.from(text.normalize('NFC')).filter((character) => {
    const code = character.codePointAt(0);
    return /\s/u.test(character) || (code !== undefined && face.hasGlyphForCodePoint(code));
  });
  return known.join('').replace(/\s+/gu, ' ').trim();
}

export function widthOf(text: string, size: number, spacing = 0): number {
  const { positions } = font().layout(text);
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (advance / font().unitsPerEm) * size + Math.max(0, positions.length - 1) * spacing;
}

export type Written = { x: number; baseline: number; size: number; fill: string; spacing?: number };

/** A line of text as SVG outlines. */
export function outlines(text: string, { x, baseline, size, fill, spacing = 0 }: Written): string {
  const scale = size / font().unitsPerEm;
  const { glyphs, positions } = font().layout(text);
  let across = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = across + (positions[index]?.xOffset ?? 0);
    across += (positions[index]?.xAdvance ?? 0) + spacing / scale;
    return `<path d="${glyph.path.toSVG()}" transform="translate(${at.toFixed(1)} 0)"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
