const watchHosts = new Set(['www.youtube.com', 'youtube.com', 'm.youtube.com']);
const shortHost = 'youtu.be';
const videoId = /^[\w-]{11}$/;

export type YouTubeVideo = { id: string; startSeconds: number };

/** The video id in a YouTube watch or short link; null for any other URL. */
export function parseYouTubeLink(address: string): YouTubeVideo | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const id = idOf(hostname, pathname, searchParams);
  if (id === null || !videoId.test(id)) return null;
  return { id, startSeconds: secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '') };
}

function idOf(hostname: string, pathname: string, parameters: URLSearchParams): string | null {
  const [first = '', second = '', ...rest] = pathname.split('/').filter((part) => part !== '');
  if (rest.length > 0) return null;
  if (hostname === shortHost) return second === '' ? first : null;
  if (!watchHosts.has(hostname)) return null;
  if (first === 'watch' && second === '') return parameters.get('v');
  return first === 'shorts' ? second : null;
}

/** YouTube uses `90`, `90s` and `1h2m3s`. */
function secondsOf(time: string): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time);
  if (!parts) return 0;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
