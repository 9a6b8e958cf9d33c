import { UnfitFile } from './slot-failure';

/** The first moment is often black. */
const momentInSeconds = 1;

const patienceMs = 15_000;

function follows(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new UnfitFile('unplayable')), patienceMs);
    video.addEventListener(
      event,
      () => {
        clearTimeout(giveUp);
        resolve();
      },
      { once: true },
    );
    video.addEventListener(
      'error',
      () => {
        clearTimeout(giveUp);
        reject(new UnfitFile('unplayable'));
      },
      { once: true },
    );
  });
}

/** A video that this browser cannot play would not play for visitors either, so it is refused here. */
export async function videoFrame(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  try {
    const loaded = follows(video, 'loadeddata');
    video.src = url;
    await loaded;
    if (video.videoWidth === 0) throw new UnfitFile('unplayable');
    const moved = follows(video, 'seeked');
    video.currentTime = Math.min(momentInSeconds, video.duration / 2);
    await moved;
    const canvas = Object.assign(document.createElement('canvas'), {
      width: video.videoWidth,
      height: video.videoHeight,
    });
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const frame = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    if (!frame) throw new UnfitFile('unplayable');
    return frame;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
