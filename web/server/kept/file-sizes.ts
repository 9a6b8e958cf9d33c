import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PackFile } from '../../src/lib/kept/pack';
import { contentTimeout } from '../pages/page-creator';
import type { ShownPicture } from './document-files';

const compress = promisify(brotliCompress);

/** The size of a built file as it is sent: compressed, where it was compressed when it was built. */
export function builtFileSize(clientDirectory: string | null): (url: string) => number {
  const sizes = new Map<string, number>();
  return (url) => {
    if (!clientDirectory) return 0;
    const known = sizes.get(url);
    if (known !== undefined) return known;
    const file = path.join(clientDirectory, url);
    const size = (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
    sizes.set(url, size);
    return size;
  };
}

type CmsText = { text: string; file: PackFile };

/** Reads what the CMS answers to everybody; null for what is not there. */
export function cmsFile(cmsUrl: string) {
  const ask = async (url: string, method: 'GET' | 'HEAD') => {
    const response = await fetch(cmsUrl + url, { method, signal: AbortSignal.timeout(contentTimeout) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The CMS answered ${response.status} to ${method} ${url}`);
    return response;
  };

  const readText = async (url: string): Promise<CmsText | null> => {
    const response = await ask(url, 'GET');
    if (!response) return null;
    const text = await response.text();
    const { length } = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { text, file: { url, bytes: length, insteadOf: [] } };
  };

  const picture = async (shown: ShownPicture): Promise<PackFile | null> => {
    const response = await ask(shown.url, 'HEAD');
    return response && { ...shown, bytes: Number(response.headers.get('Content-Length') ?? 0) };
  };

  return Object.assign(readText, { picture });
}
