import type { MediaType } from '../../api/event-media/contract';
import { isSitePath } from '../../lib/media-address';
import { isYouTubeAddress, parseYouTubeLink } from '../../api/video/contract';

/** The kind of medium, judged by the URL only. */
export type Medium = 'none' | 'picture' | 'video' | 'youtube' | 'page of youtube' | 'outside';

const pictureEnding = /\.(?:jpe?g|png|webp|avif|gif)$/i;
const videoEnding = /\.mp4$/i;

const isYouTube = (address: string) => parseYouTubeLink(address) !== null;

/** Whether a URL is a picture or a video; undefined if it does not tell. */
export function typeOfAddress(address: string): MediaType | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  if (isYouTube(address) || videoEnding.test(path)) return 'video';
  return pictureEnding.test(path) ? 'image' : undefined;
}

export function mediumOf(address: string, type: MediaType): Medium {
  if (address === '') return 'none';
  if (isYouTube(address)) return 'youtube';
  if (!isSitePath(address)) return isYouTubeAddress(address) ? 'page of youtube' : 'outside';
  return (typeOfAddress(address) ?? type) === 'video' ? 'video' : 'picture';
}
