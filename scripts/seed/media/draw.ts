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

type Sharp = (pixels: Buffer, options: { raw: { width: number; height: number; channels: 3 } }) => Encoder;

// The encoder is installed with the CMS, which makes the smaller sizes with it.
const sharp = createRequire(join(ROOT, 'cms/package.json'))('sharp') as Sharp;

const hero: Scene = {
  width: 2400,
  height: 1500,
  seed: 42,
  sun: { x: 0.63, y: 0.69 },
  hills: { from: 0.7, to: 0.97, count: 6 },
  grain: 4,
};

const social: Scene = {
  width: 2400,
  height: 1260,
  seed: 23,
  sun: { x: 0.5, y: 0.7 },
  hills: { from: 0.72, to: 0.98, count: 6 },
  grain: 3,
};

function encoderFor(scene: Scene): Encoder {
  const { width, height } = scene;
  return sharp(drawScene(scene), { raw: { width, height, channels: 3 } });
}

function fileNamed(name: string): string {
  return fileURLToPath(new URL(`files/${name}`, import.meta.url));
}

const drawn = {
  'hero-image.webp': await encoderFor(hero)
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(fileNamed('hero-image.webp')),
  'social-image.jpg': await encoderFor(social)
    .resize(1200, 630)
    .jpeg({ quality: 90, mozjpeg: true })
    .toFile(fileNamed('social-image.jpg')),
};
for (const [name, { size }] of Object.entries(drawn)) console.log(`${name}: ${(size / 1000).toFixed(0)} kB`);
