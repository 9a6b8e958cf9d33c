import { refuseOtherKind, refuseTooLarge } from '../failures';

type NamedPicture = { file: Blob; name: string };

/** Enough for any screen, at a tenth of a phone photo's bytes. */
const largestSide = 2560;
const quality = 0.85;

/** Types the library accepts. Others, such as HEIC, are converted if the browser can decode them. */
const acceptedTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** What is sent of a chosen file, which is refused if it is no picture, or too large even when it is shrunk. */
export async function preparePicture(file: File): Promise<NamedPicture> {
  refuseOtherKind(file, 'picture');
  const picture = await shrink(file);
  refuseTooLarge(picture.file, 'picture');
  return picture;
}

/** Rotates and shrinks a picture. Leaves GIFs, which may be animated, and what cannot be decoded unchanged. */
async function shrink(file: File): Promise<NamedPicture> {
  const original = { file, name: file.name };
  if (file.type === 'image/gif') return original;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return original;
  try {
    const size = fittingSize(bitmap, largestSide);
    if (size.width === bitmap.width && acceptedTypes.has(file.type)) return original;
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
  // Keeps transparency; browsers that cannot encode WebP produce PNG.
  const type = from === 'image/png' || from === 'image/webp' || from === 'image/avif' ? 'image/webp' : 'image/jpeg';
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function renamed(name: string, type: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.${extensions[type] ?? 'jpg'}`;
}

export type PixelSize = { width: number; height: number };

/** The size that fits into a square of that many pixels; never enlarged, at least 1 × 1. */
export function fittingSize({ width, height }: PixelSize, largestSide: number): PixelSize {
  const scale = Math.min(1, largestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
