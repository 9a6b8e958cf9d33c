import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuiltInLocale } from '../../../cms/src/api/language/contract';
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

interface Lettering {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  readonly fill: string;
  readonly face?: keyof typeof faces;
  /** Between two letters, in parts of the size. */
  readonly spacing?: number;
}

/** A line of text as SVG outlines. */
function letter(text: string, { x, baseline, size, fill, face = 'upright', spacing = 0 }: Lettering): string {
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

/** A book's title as its cover breaks it. */
export interface CoverText {
  readonly title: readonly string[];
  readonly subtitle: readonly string[];
  readonly author: string;
}

const width = 800;
const height = 1200;
const margin = 72;

const night = '#0f1b2d';
const gold = '#e2a33b';

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

function subtitle(lines: readonly string[], top: number, fill: string): string {
  return lines
    .map((line, index) => letter(line, { x: margin, baseline: top + index * 52, size: 41, fill, face: 'italic' }))
    .join('');
}

function author(name: string, fill: string): string {
  const text = name.toLocaleUpperCase('en');
  return letter(text, { x: margin, baseline: height - margin, size: 27, fill, spacing: 0.22 });
}

/** The title cools from line to line, over embers that lie lower and closer together. */
function fireCover(text: CoverText): string {
  const heat = ['#ffd49c', '#e9a94a', '#cf7a35', '#a8563a'];
  const title = text.title.map((line, index) =>
    letter(line, { x: margin - 8, baseline: 218 + index * 158, size: 176, fill: heat[index] ?? gold }),
  );
  const embers = Array.from({ length: 11 }, (_, index) => {
    const y = 1010 - 5.1 * index ** 1.62;
    const inset = index * 26;
    const strength = (0.95 - index * 0.083).toFixed(2);
    return `<rect x="${margin + inset * 1.6}" y="${y.toFixed(1)}" width="${width - 2 * margin - inset * 2.1}" height="2.5" rx="1.25" fill="url(#ember)" opacity="${strength}"/>`;
  });
  return svg(`<defs>
    <radialGradient id="glow" cx="0.52" cy="0.86" r="0.62" gradientTransform="translate(0 0.26) scale(1 0.7)">
      <stop offset="0" stop-color="#b5532a" stop-opacity="0.85"/><stop offset="0.35" stop-color="#7a3527" stop-opacity="0.5"/>
      <stop offset="1" stop-color="${night}" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="ember"><stop offset="0" stop-color="#a8481f" stop-opacity="0"/><stop offset="0.5" stop-color="#ffc876"/>
      <stop offset="1" stop-color="#a8481f" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="${night}"/><rect width="${width}" height="${height}" fill="url(#glow)"/>
    ${embers.join('')}${title.join('')}
    ${subtitle(text.subtitle, 156 + 158 * text.title.length, '#f3e7d3')}${author(text.author, '#f3e7d3')}`);
}

/** Furrows under a low sun: the lines of a field that nobody hurries. */
function planCover(text: CoverText): string {
  const title = text.title.map((line, index) =>
    letter(line, { x: margin - 6, baseline: 190 + index * 140, size: 148, fill: night }),
  );
  const furrows = Array.from({ length: 19 }, (_, index) => {
    const near = index / 18;
    const base = 838 + 372 * near ** 1.35;
    const swing = 14 + 34 * near;
    const points = Array.from({ length: 41 }, (__, step) => {
      const x = (width / 40) * step;
      const wave = Math.sin(x / 205 + 0.6 - near * 1.5) + 0.45 * Math.sin(x / 88 + near * 3.4);
      return `${x.toFixed(1)},${(base + wave * swing * 0.62).toFixed(1)}`;
    });
    const colour = index % 6 === 3 ? '#c98a2e' : '#2b425f';
    const line = `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="${(1.6 + near * 2.2).toFixed(1)}" stroke-linejoin="round"/>`;
    return index === 0
      ? `<polygon points="${points.join(' ')} ${width},${height} 0,${height}" fill="#efe8db"/>${line}`
      : line;
  });
  return svg(`<rect width="${width}" height="${height}" fill="#efe8db"/>
    <circle cx="566" cy="832" r="112" fill="${gold}"/>${furrows.join('')}
    <rect y="1096" width="${width}" height="104" fill="${night}"/>
    ${title.join('')}${subtitle(text.subtitle, 190 + 140 * text.title.length, '#3f4d61')}
    ${letter(text.author.toLocaleUpperCase('en'), { x: margin, baseline: 1158, size: 27, fill: '#efe8db', spacing: 0.22 })}`);
}

type Cover = { readonly draw: (text: CoverText) => string } & Readonly<
  Record<BuiltInLocale, Omit<CoverText, 'author'>>
>;

/** By the names that the English books give their covers; the Spanish ones end in `-es`. */
export const covers: Readonly<Record<string, Cover>> = {
  'overcoming-book-cover': {
    draw: fireCover,
    en: { title: ['When', 'the Fire', 'Goes', 'Down'], subtitle: ['Overcoming Anger,', 'One Day at a Time'] },
    es: { title: ['Cuando', 'baja', 'el fuego'], subtitle: ['vencer la ira', 'un día a la vez'] },
  },
  'prophetic-plan-book-cover': {
    draw: planCover,
    en: {
      title: ['The', 'Unhurried', 'Plan'],
      subtitle: ['Hearing, Testing and Obeying', 'What God Says'],
    },
    es: { title: ['El plan', 'sin prisa'], subtitle: ['oír, examinar y obedecer', 'lo que Dios dice'] },
  },
};
