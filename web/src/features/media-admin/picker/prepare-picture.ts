import type { NamedPicture } from './upload-queue';

/** More pixels than any screen shows, and a tenth of the bytes that a phone's camera makes. */
const largestSide = 2560;
const quality = 0.85;

/** What the library takes as it is. A phone's own format is made into one of these where the browser can read it. */
const keptTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/**
 * A picture as it is sent: upright and no larger than is of use. What the browser cannot read goes out as it is, and
 * the server judges it; so does a GIF, which may be moving.
 */
export async function preparePicture(file: File): Promise<NamedPicture> {
  const original = { file, name: file.name };
  if (file.type === 'image/gif') return original;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return original;
  try {
    const size = fittingSize(bitmap, largestSide);
    if (size.width === bitmap.width && keptTypes.has(file.type)) return original;
    const drawn = await draw(bitmap, size, file.type);
    return drawn ? { file: drawn, name: renamed(file.name, drawn.type) } : original;
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, size: PixelSize, from: string): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  // What may be transparent stays so; a browser that cannot write WebP makes PNG of it.
  const type = from === 'image/png' || from === 'image/webp' || from === 'image/avif' ? 'image/webp' : 'image/jpeg';
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function renamed(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${extensions[type] ?? 'jpg'}`;
}

export type PixelSize = { width: number; height: number };

/** The size in which a picture fits into a square of that many pixels; never larger than it is, and never nothing. */
export function fittingSize({ width, height }: PixelSize, largestSide: number): PixelSize {
  const scale = Math.min(1, largestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
