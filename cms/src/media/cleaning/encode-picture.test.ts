import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture, InvalidPictureError } from './encode-picture';

const wide = { width: 8_200, height: 6_300 };
const plain = sharp({ create: { ...wide, channels: 3, background: '#264653' } });

describe('a picture with more pixels than the memory may hold', () => {
  it('is made smaller and upright where it can be read in strips', async () => {
    const photo = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, format } = await encodePicture(photo);
    expect(format).toBe('jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 3_073, height: 4_000 });
  });

  it('is refused where all of it would be decoded at once', async () => {
    const interlaced = await plain.clone().png({ progressive: true }).toBuffer();
    await expect(encodePicture(interlaced)).rejects.toBeInstanceOf(InvalidPictureError);
  });
});

it('keeps the size of a picture that fits', async () => {
  const { bytes } = await encodePicture(await plain.clone().resize(4_800).jpeg().toBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(4_800);
});

it('keeps AVIF', async () => {
  const { bytes, format } = await encodePicture(await plain.clone().resize(60).avif().toBuffer());
  expect(format).toBe('avif');
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, compression: 'av1' });
});
