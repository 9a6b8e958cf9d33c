const youTubeHost = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$|^(?:www\.)?youtu\.be$/;
const foldersOfVideos = new Set(['embed', 'live', 'shorts', 'v', 'watch']);
const videoId = /^[\w-]{11}$/;
/** Names of embedded pages that look like an id. */
const lists = new Set(['live_stream', 'videoseries']);

export type YouTubeVideo = { id: string; startSeconds: number };

/** The video that a YouTube URL names, with or without `https://`; null for any other URL. */
export function parseYouTubeLink(address: string): YouTubeVideo | null {
  const url = parseYouTubeUrl(address);
  if (url === null) return null;
  const { searchParams } = url;
  const id = idOf(url);
  if (!videoId.test(id) || lists.has(id)) return null;
  const time = searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(url.hash.slice(1)).get('t');
  return { id, startSeconds: secondsOf(time ?? '') };
}

export function isYouTubeAddress(address: string): boolean {
  return parseYouTubeUrl(address) !== null;
}

export function youTubeLink({ id, startSeconds }: YouTubeVideo): string {
  return `https://www.youtube.com/watch?v=${id}${startSeconds > 0 ? `&t=${startSeconds}` : ''}`;
}

function parseYouTubeUrl(address: string): URL | null {
  // Copied addresses bring spaces and invisible marks.
  const text = address.replaceAll(/[\p{Cf}\s]/gu, '');
  const withScheme = /^https?:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return youTubeHost.test(url.hostname) ? url : null;
}

/** Empty if the URL names no video. */
function idOf({ hostname, pathname, searchParams }: URL): string {
  const [first = '', second = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return '';
  if (hostname.endsWith('youtu.be')) return second === '' ? first : '';
  if (first === 'watch' && second === '') return searchParams.get('v') ?? '';
  return foldersOfVideos.has(first) ? second : '';
}

/** YouTube uses `90`, `90s` and `1h2m3s`. */
function secondsOf(time: string): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time);
  if (!parts) return 0;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
