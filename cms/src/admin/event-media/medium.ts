import type { MediaType } from '../../api/event-media/contract';
import { isSitePath } from '../../lib/media-address';
import { parseYouTubeLink } from '../../api/video/contract';

/** What an address leads to, as far as it can be told without asking for it. */
export type Medium = 'none' | 'picture' | 'video' | 'youtube' | 'outside';

const pictureEnding = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const videoEnding = /\.mp4$/i;

const isYouTube = (address: string) => parseYouTubeLink(address) !== null;

/** Whether an address is that of a picture or of a video; nothing where the address does not tell. */
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
