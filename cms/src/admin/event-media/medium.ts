import type { MediaType } from '../../api/event-media/contract';
import { isSitePath } from '../../lib/media-address';
import { parseYouTubeLink } from '../../api/video/contract';

/** What an address leads to, judged by the address alone. */
export type Medium = 'none' | 'picture' | 'video' | 'youtube' | 'outside';

const pictureEnding = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const videoEnding = /\.mp4$/i;

const isYouTube = (address: string) => parseYouTubeLink(address) !== null;

/** Whether an address is that of a picture or of a video; undefined if the address does not show it. */
export function typeOfAddress(address: string): MediaType | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  if (isYouTube(address) || videoEnding.test(path)) return 'video';
  return pictureEnding.test(path) ? 'image' : undefined;
}

export function mediumOf(address: string, type: MediaType): Medium {
  if (address === '') return 'none';
  if (isYouTube(address)) return 'youtube';
  if (!isSitePath(address)) return 'outside';
  return (typeOfAddress(address) ?? type) === 'video' ? 'video' : 'picture';
}
