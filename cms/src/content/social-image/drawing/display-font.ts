import { drawnLine } from '../../../lib/drawn-line';

/** The text without characters that cannot be drawn. */
export function drawable(text: string): string {
  return drawnLine(text.replace(/\s/gu, ' ')).text.replace(/ +/g, ' ').trim();
}

export type Written = { x: number; baseline: number; size: number; fill: string; spacing?: number };

/** A line of text as SVG outlines. */
export function outlines(text: string, { x, baseline, size, fill, spacing = 0 }: Written): string {
  const { run, scale: unit } = drawnLine(text);
  const scale = size * unit;
  let across = 0;
  const paths = run.glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[index] ?? {};
    const at = across + xOffset;
    across += xAdvance + spacing / scale;
    return `<path d="${glyph.path.toSVG()}" transform="translate(${at.toFixed(1)} ${yOffset})"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
