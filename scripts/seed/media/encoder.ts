import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../lib/root';
import { drawScene, type Scene } from './scene';

interface Encoder {
  resize(width: number, height: number): Encoder;
  webp(options: { quality: number; effort: number; smartSubsample: boolean }): Encoder;
  jpeg(options: { quality: number; mozjpeg: boolean }): Encoder;
  toFile(path: string): Promise<{ size: number }>;
}

type Sharp = (pixels: Buffer, options?: { raw: { width: number; height: number; channels: 3 } }) => Encoder;

// The encoder is installed with the CMS, which makes the smaller sizes with it.
const sharp = createRequire(join(ROOT, 'cms/package.json'))('sharp') as Sharp;

export function encodePixels(pixels: Buffer, { width, height }: Pick<Scene, 'width' | 'height'>): Encoder {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

export function encodeScene(scene: Scene): Encoder {
  return encodePixels(drawScene(scene), scene);
}

export function encodeSvg(svg: string): Encoder {
  return sharp(Buffer.from(svg));
}

export function fileNamed(name: string): string {
  return fileURLToPath(new URL(`files/${name}`, import.meta.url));
}

export async function write(name: string, picture: Encoder): Promise<void> {
  const { size } = await picture.toFile(fileNamed(name));
  console.log(`${name}: ${(size / 1000).toFixed(0)} kB`);
}
