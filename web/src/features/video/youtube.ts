import type { YouTubeVideo } from '@contracts/video';

/** The player that sets no cookie before it plays. It is only put on the page after a tap, which is what starts it. */
export function youTubePlayerAddress({ id, startSeconds }: YouTubeVideo, language: string): string {
  const parameters = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', hl: language });
  if (startSeconds > 0) parameters.set('start', String(startSeconds));
  return `https://www.youtube-nocookie.com/embed/${id}?${parameters.toString()}`;
}
