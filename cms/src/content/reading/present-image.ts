import * as v from 'valibot';
import type { Image } from '../../contracts/media';

const sizeSchema = v.object({ url: v.string(), width: v.number(), height: v.number() });
/** Also set by the panel's own editor of pictures. */
const focalPointSchema = v.object({ x: v.number(), y: v.number() });
const fileSchema = v.object({
  ...sizeSchema.entries,
  focalPoint: v.fallback(v.nullish(focalPointSchema), null),
  formats: v.nullish(v.record(v.string(), sizeSchema)),
  updatedAt: v.union([v.string(), v.date()]),
});

/**
 * Sizes in ascending order; null if it is no picture. URLs change with every replacement, because browsers cache them
 * for good. An `address` that leads to the file by its name takes the place of those below `/uploads`.
 */
export function presentImage(file: unknown, address?: string): Image | null {
  const image = v.safeParse(fileSchema, file);
  if (!image.success) return null;
  const { url, width, height, formats, focalPoint, updatedAt } = image.output;
  const version = new Date(updatedAt).getTime().toString(36);
  const versioned = (size: { url: string; width: number }) => ({
    url: address === undefined ? `${size.url}?v=${version}` : `${address}?v=${version}&width=${size.width}`,
    width: size.width,
  });
  return {
    ...versioned({ url, width }),
    height,
    formats: Object.values(formats ?? {})
      .map(versioned)
      .sort((a, b) => a.width - b.width),
    ...(focalPoint ? { focus: focalPoint } : {}),
  };
}
