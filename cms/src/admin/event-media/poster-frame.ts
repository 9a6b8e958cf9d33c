const patienceMs = 15_000;
const formats = [
  { type: 'image/webp', ending: 'webp', quality: 0.82 },
  { type: 'image/jpeg', ending: 'jpg', quality: 0.85 },
] as const;

const preferredSecond = 1;
const widest = 1280;

/** One second in, because many videos begin with black; the middle of shorter ones. */
export function frameTime(durationSeconds: number): number {
  if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return 0;
  return Math.min(preferredSecond, durationSeconds / 2);
}

type Size = { width: number; height: number };

export function frameSize({ width, height }: Size): Size {
  const scale = Math.min(1, widest / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The video did not come to “${event}”.`));
    if (signal.aborted) fail();
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', fail, { once: true, signal });
    signal.addEventListener('abort', fail, { once: true });
  });
}

function encode(canvas: HTMLCanvasElement, { type, quality }: (typeof formats)[number]): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** A browser that does not support the format falls back to PNG, which is many times larger. */
async function toFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  for (const format of formats) {
    const blob = await encode(canvas, format);
    if (blob?.type === format.type) return new File([blob], `${name}.${format.ending}`, { type: format.type });
  }
  return null;
}

async function drawFrame(video: HTMLVideoElement, atSeconds: number | undefined, signal: AbortSignal) {
  const loaded = once(video, 'loadeddata', signal);
  video.load();
  await loaded;
  const seeked = once(video, 'seeked', signal);
  video.currentTime = atSeconds ?? frameTime(video.duration);
  await seeked;
  const canvas = document.createElement('canvas');
  const { width, height } = frameSize({ width: video.videoWidth, height: video.videoHeight });
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  return canvas;
}

/**
 * Captured in this browser; null if it does not support the format, the file is no video, or loading takes too long.
 */
export async function takeFrame(address: string, name: string, atSeconds?: number): Promise<File | null> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.src = address;
  try {
    return await toFile(await drawFrame(video, atSeconds, AbortSignal.timeout(patienceMs)), name);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
