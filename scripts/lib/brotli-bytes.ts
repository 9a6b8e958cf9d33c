import { statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { ROOT } from './root';

/** The bounds of what comes before anybody touches a page: bodies with brotli, in bytes. */
export const firstLoadBudget = { script: 125_000, page: 16 * 1_024, everything: 250_000, requests: 12 };

const clientBuild = join(ROOT, 'web/dist/client');

function documentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br') {
        answer.destroy();
        reject(new Error(`${url} answered ${String(answer.statusCode)}, or not in brotli`));
        return;
      }
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

/** The file that the build compressed, or the page that the server sends; undefined for anything else. */
export async function brotliBytes(url: string, kind: string): Promise<number | undefined> {
  if (kind === 'Document') return documentBytes(url);
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/assets/')) return undefined;
  return statSync(join(clientBuild, `${pathname}.br`), { throwIfNoEntry: false })?.size;
}
