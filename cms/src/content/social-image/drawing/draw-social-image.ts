import sharp from 'sharp';
import { dawnSize } from '../../../contracts/social-image';
import { drawnLine, widthOf } from '../../../lib/drawn-line';
import { fitTitle } from './fit-title';
import { drawHills } from './hills';

function drawable(text: string): string {
  return drawnLine(text.replace(/\s/gu, ' ')).text.replace(/ +/g, ' ').trim();
}

type Written = { x: number; baseline: number; size: number; fill: string; spacing?: number };

function outlines(text: string, { x, baseline, size, fill, spacing = 0 }: Written): string {
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

export type SocialImage = { title: string; category: string; ministryName: string; seed: string };

const size = { width: 1200, height: 630 };
const margin = 84;
const titleBox = { width: size.width - 2 * margin, height: 320 };
const titleTop = 128;

const paper = '#faf7f1';
const gold = '#e2a33b';

/** One line of letter-spaced text, cut at the edge of the picture. */
function smallLine(text: string, baseline: number, height: number, fill: string): string {
  const spacing = height * 0.1;
  let shown = drawable(text.toLocaleUpperCase('en'));
  while (widthOf(shown, height, spacing) > titleBox.width) {
    shown = shown.slice(0, -1);
  }
  return outlines(shown, { x: margin, baseline, size: height, fill, spacing });
}

export async function drawSocialImage({ title, category, ministryName, seed }: SocialImage): Promise<Buffer> {
  const { lines, size: fontSize, lineHeight } = fitTitle(drawable(title), titleBox);
  const titleLines = lines.map((line, index) =>
    outlines(line, {
      x: margin,
      baseline: titleTop + fontSize * 0.8 + index * lineHeight,
      size: fontSize,
      fill: paper,
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    ${drawHills(seed, size)}
    ${smallLine(category, 96, 25, gold)}
    ${titleLines.join('')}
    <rect x="${margin}" y="536" width="56" height="3" fill="${gold}"/>
    ${smallLine(ministryName, 584, 23, paper)}
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Above this height the sky is plain night. */
const skyHeight = 170;

/** The hills of the social image without text, for the entry's card. */
export async function drawDawn(seed: string): Promise<Buffer> {
  const { width, height } = dawnSize;
  const hills = drawHills(seed, { width, height: skyHeight + height });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${skyHeight} ${width} ${height}">${hills}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 72, effort: 5, smartSubsample: true }).toBuffer();
}

/** WhatsApp shows no larger picture. In bytes. */
const largest = 300_000;

/** A photo in the size of a social image, as a JPEG because not every app shows WebP. */
export async function cropCover(photo: Uint8Array): Promise<Buffer> {
  const cropped = await sharp(photo)
    .resize(size.width, size.height, { fit: 'cover', position: 'attention' })
    .flatten({ background: paper })
    .toBuffer();
  const encode = (quality: number) => sharp(cropped).jpeg({ quality, mozjpeg: true }).toBuffer();
  for (const quality of [80, 60, 40]) {
    const bytes = await encode(quality);
    if (bytes.length <= largest) return bytes;
  }
  return encode(20);
}
