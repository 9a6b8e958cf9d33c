export type PixelSize = { width: number; height: number };

/** The size in which a picture fits into a square of that many pixels; never larger than it is, and never nothing. */
export function fittingSize({ width, height }: PixelSize, largestSide: number): PixelSize {
  const scale = Math.min(1, largestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
