import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../lib/root';

interface Font {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
    readonly positions: readonly { readonly xAdvance: number }[];
  };
}

const cms = createRequire(join(ROOT, 'cms/package.json'));
const { openSync } = cms('fontkit') as { openSync: (file: string) => Font };

/** The face of the site's headings, taken from its files, so that no font of the system matters. */
const faces = {
  upright: openSync(cms.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf')),
  italic: openSync(cms.resolve('@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf')),
};

export interface Lettering {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly fill: string;
  readonly face?: keyof typeof faces;
  /** Between two letters, in parts of the size. */
  readonly spacing?: number;
}

/** A line of text as SVG outlines. */
export function letter(text: string, { x, baseline, size, fill, face = 'upright', spacing = 0 }: Lettering): string {
  const font = faces[face];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let across = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = across;
    across += (positions[index]?.xAdvance ?? 0) + spacing * font.unitsPerEm;
    return `<path d="${glyph.path.toSVG()}" transform="translate(${at.toFixed(1)} 0)"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
