import * as v from 'valibot';
import type { Image } from '../../api/media/contract';

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
 * for good.
 */
export function presentImage(file: unknown): Image | null {
  const image = v.safeParse(fileSchema, file);
  if (!image.success) {
    return null;
  }
  const { formats, focalPoint, updatedAt, ...original } = image.output;
  const version = new Date(updatedAt).getTime().toString(36);
  const versioned = ({ url, width, height }: v.InferOutput<typeof sizeSchema>) => ({
    url: `${url}?v=${version}`,
    width,
    height,
  });
  return {
    ...versioned(original),
    formats: Object.values(formats ?? {})
      .map(versioned)
      .sort((a, b) => a.width - b.width),
    ...(focalPoint ? { focus: focalPoint } : {}),
  };
}
