const preferredSecond = 1;
const widest = 1280;

/** One second in, because many videos begin with black; the middle of shorter ones. */
export function frameTime(durationSeconds: number): number {
  if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return 0;
  return Math.min(preferredSecond, durationSeconds / 2);
}

export type Size = { width: number; height: number };

/** The size of the video, up to the maximum for a poster. */
export function frameSize({ width, height }: Size): Size {
  const scale = Math.min(1, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
