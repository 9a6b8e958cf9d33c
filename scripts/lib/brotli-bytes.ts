import { once } from 'node:events';
import { statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from './root';

/** The bounds of what comes before anybody touches a page: bodies with brotli, in bytes. */
export const firstLoadBudget = { script: 125_000, page: 16 * 1_024, everything: 250_000, requests: 12 };

const clientBuild = join(ROOT, 'web/dist/client');

/** A page as it comes over the line: `fetch` would decompress it. */
export async function fetchCompressed(url: string) {
  const [answer] = (await once(get(url, { headers: { 'Accept-Encoding': 'br' } }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') {
    answer.destroy();
    throw new Error(`${url} answered ${String(answer.statusCode)}, or not in brotli`);
  }
  return { body: await buffer(answer), headers: answer.headers };
}

/** The file that the build compressed, or the page that the server sends; undefined for anything else. */
export async function brotliBytes(url: string, kind: string): Promise<number | undefined> {
  if (kind === 'Document') return (await fetchCompressed(url)).body.length;
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/assets/')) return undefined;
  return statSync(join(clientBuild, `${pathname}.br`), { throwIfNoEntry: false })?.size;
}
