import { mediaRoots } from '../contracts/asset';
import type { MediaType } from '../contracts/event-media';
import { parseYouTubeLink } from '../contracts/video';

const isDots = (segment: string) => /^(\.|%2e){1,2}$/i.test(segment);

/** True if a path leads to a file of this site in every browser, and nowhere else. */
export function isSitePath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return (
    mediaRoots.some((root) => `${path}/`.startsWith(`${root}/`)) &&
    !/[\\\p{Cc}]/u.test(address) &&
    !path.split('/').some(isDots)
  );
}

/** True if the address is that of a picture or a video; undefined if it does not tell. */
export function typeOfAddress(address: string): MediaType | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  if (/\.mp4$/i.test(path) || parseYouTubeLink(address) !== null) return 'video';
  return /\.(?:jpe?g|png|webp|avif|gif)$/i.test(path) ? 'image' : undefined;
}

/** An item may show files of this site and YouTube videos. Nothing else is loaded from another host. */
export function isShowable(mediaType: MediaType, address: string): boolean {
  return isSitePath(address) || (mediaType === 'video' && parseYouTubeLink(address) !== null);
}
