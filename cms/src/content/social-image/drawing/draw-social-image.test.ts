import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropCover } from './draw-social-image';

const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
const create = { width: 1200, height: 630, channels: 3, background: '#888', noise } as const;

it('crops the busiest photo to at most 300 kB', async () => {
  const cropped = await cropCover(await sharp({ create }).jpeg({ quality: 95 }).toBuffer());
  expect(await sharp(cropped).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(cropped.length).toBeLessThanOrEqual(300_000);
});

it('puts paper behind what is transparent', async () => {
  const transparent = { width: 1200, height: 630, channels: 4, background: '#0000' } as const;
  const cropped = await cropCover(await sharp({ create: transparent }).png().toBuffer());
  const { channels } = await sharp(cropped).stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(230);
});
