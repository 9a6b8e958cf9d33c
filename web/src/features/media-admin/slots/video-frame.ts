import { UnfitFile } from '../failures';

/** The first moment is often black. */
const momentInSeconds = 1;

const patienceMs = 15_000;

function follows(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new UnfitFile('unplayable'));
    const patience = setTimeout(refuse, patienceMs);
    const goOn = () => {
      clearTimeout(patience);
      resolve();
    };
    video.addEventListener(event, goOn, { once: true });
    video.addEventListener('error', refuse, { once: true });
  });
}

/**
 * One picture of a file that was chosen, or of a video at an address of this site. A video that this browser cannot
 * play would not play for visitors either, so it is refused here.
 */
export async function videoFrame(source: Blob | string): Promise<Blob> {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source);
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
    if (url !== source) URL.revokeObjectURL(url);
  }
}
