import { largestSlotBytes, placeFacts, type PictureSlot } from '@contracts/picture-slot';
import { preparePicture } from '../picker/prepare-picture';
import type { SlotCalls } from './slot-calls';
import { UnfitFile } from './slot-failure';
import { videoFrame } from './video-frame';

type Progress = (share: number) => void;

function refuseUnfit(file: File, kind: 'picture' | 'video'): void {
  const isKnown = file.type !== '';
  const fits = kind === 'picture' ? file.type.startsWith('image/') : file.type === 'video/mp4';
  if (isKnown && !fits) throw new UnfitFile('kind');
  if (file.size > largestSlotBytes[kind]) throw new UnfitFile('size');
}

/** Shows the file in this place from now on; a video brings the picture that is shown before it plays. */
export async function sendToSlot(
  { key, place }: PictureSlot,
  file: File,
  calls: Pick<SlotCalls, 'replace'>,
  onProgress: Progress,
): Promise<readonly PictureSlot[]> {
  const { kind } = placeFacts[place];
  if (kind === 'video') {
    refuseUnfit(file, kind);
    const frame = await videoFrame(file);
    const video = await calls.replace(key, file, file.name, onProgress);
    return [video, await calls.replace(`${key}-poster`, frame, 'poster.jpg', () => undefined)];
  }
  if (file.type !== '' && !file.type.startsWith('image/')) throw new UnfitFile('kind');
  const picture = await preparePicture(file);
  if (picture.file.size > largestSlotBytes[kind]) throw new UnfitFile('size');
  return [await calls.replace(key, picture.file, picture.name, onProgress)];
}
