import sharp from 'sharp';
import { dawnSize } from '../../../api/social-image/contract';
import { drawHills } from './hills';

/** Above this height the sky is plain night. */
const skyHeight = 170;

/** The hills of the social image without text, for the entry's card. */
export async function drawDawn(seed: string): Promise<Buffer> {
  const { width, height } = dawnSize;
  const hills = drawHills(seed, { width, height: skyHeight + height });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${skyHeight} ${width} ${height}">${hills}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 72, effort: 5, smartSubsample: true }).toBuffer();
}
