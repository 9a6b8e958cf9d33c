import { parseYouTubeLink } from '../api/video/contract';
import type { MediaType } from '../api/event-media/contract';

/** The paths that the site serves pictures and videos from. */
const places = [
  '/public-objects/',
  '/uploads/',
  '/api/assets/',
  '/api/video/',
  '/api/video-production/',
  '/api/pakistan-revival-video',
];

const isDots = (segment: string) => /^(\.|%2e){1,2}$/i.test(segment);

/** Whether a path leads to a file of this site in every browser, and nowhere else. */
export function isSitePath(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return (
    places.some((place) => address.startsWith(place)) && !/[\\\p{Cc}]/u.test(address) && !path.split('/').some(isDots)
  );
}

/** An item may show files of this site and YouTube videos. Nothing else is loaded from another host. */
export function isShowable(mediaType: MediaType, address: string): boolean {
  return isSitePath(address) || (mediaType === 'video' && parseYouTubeLink(address) !== null);
}
