const productionPath = '/api/video-production/';
const plainPath = '/api/video/';

/**
 * The addresses to try one after another: a source for production falls back to the plain address, and that to one
 * that no cache has seen. Any other source stands alone.
 */
export function videoSources(url: string, now: number): readonly [string, ...string[]] {
  if (!url.startsWith(productionPath)) return [url];
  const plain = plainPath + url.slice(productionPath.length);
  return [url, plain, `${plain}${plain.includes('?') ? '&' : '?'}v=${now}`];
}
