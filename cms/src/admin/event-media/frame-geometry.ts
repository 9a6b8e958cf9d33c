const preferredSecond = 1;
const widest = 1280;

/** A second in, because many a video begins with black; short ones are met in their middle. */
export function frameTime(durationSeconds: number): number {
  if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return 0;
  return Math.min(preferredSecond, durationSeconds / 2);
}

export type Size = { width: number; height: number };

/** As large as the video, up to what a poster needs. */
export function frameSize({ width, height }: Size): Size {
  const scale = Math.min(1, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
