import type { Page } from '@playwright/test';

/** The TIFF types used here. */
const ascii = 2;
const rational = 5;
const long = 4;

function entry(tag: number, type: number, count: number, value: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16LE(tag, 0);
  bytes.writeUInt16LE(type, 2);
  bytes.writeUInt32LE(count, 4);
  bytes.writeUInt32LE(value, 8);
  return bytes;
}

function directory(entries: readonly Buffer[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeUInt16LE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
}

function degrees(whole: number, minutes: number): Buffer {
  const bytes = Buffer.alloc(24);
  for (const [index, value] of [whole, 1, minutes, 1, 0, 1].entries()) bytes.writeUInt32LE(value, 4 * index);
  return bytes;
}

/** An Exif segment with the position of Ambato. */
function exifWithLocation(): Buffer {
  const header = Buffer.from('49492a0008000000', 'hex');
  const gpsAt = 8 + 2 + 12 + 4;
  const valuesAt = gpsAt + 2 + 4 * 12 + 4;
  const tiff = Buffer.concat([
    header,
    directory([entry(0x8825, long, 1, gpsAt)]),
    directory([
      entry(1, ascii, 2, 'S'.charCodeAt(0)),
      entry(2, rational, 3, valuesAt),
      entry(3, ascii, 2, 'W'.charCodeAt(0)),
      entry(4, rational, 3, valuesAt + 24),
    ]),
    degrees(1, 14),
    degrees(78, 37),
  ]);
  const segment = Buffer.concat([Buffer.from('ffe10000', 'hex'), Buffer.from('Exif\0\0'), tiff]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}

/** A JPEG with a GPS position, like a phone's; drawn by the browser. */
export async function pictureWithGps(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('Nothing to draw on');
      const sky = context.createLinearGradient(0, 0, w, h);
      sky.addColorStop(0, 'rgb(15 27 45)');
      sky.addColorStop(1, 'rgb(226 163 59)');
      context.fillStyle = sky;
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const picture = Buffer.concat([jpeg.subarray(0, 2), exifWithLocation(), jpeg.subarray(2)]);
  if (!hasExif(picture)) throw new Error('The picture has lost its location');
  return picture;
}

/** Pictures of the library have no Exif data at all. */
export function hasExif(picture: Buffer): boolean {
  return picture.includes('Exif\0\0') || picture.includes('EXIF');
}
