import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PackFile } from '../../src/lib/kept/pack';
import { ApiError } from '../../src/lib/cms-client/api-error';
import type { ReadJson } from '../../src/lib/cms-client/fetch-query';
import type { ShownPicture } from './shown-pictures';

const compress = promisify(brotliCompress);
/** Milliseconds that the CMS has for saying how large a picture is. */
const timeout = 3_000;

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

/** An answer to everybody, as JSON and as its text; null for what is not there. */
type CmsAnswer = { json: unknown; text: string; file: PackFile };

export async function readAnswer(read: ReadJson, url: string): Promise<CmsAnswer | null> {
  const json = await read(url).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (json === null) return null;
  const text = JSON.stringify(json);
  const { length } = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { json, text, file: { url, bytes: length, insteadOf: [] } };
}

/** Asks the CMS how large a picture is; null for one that is not there. */
export async function measurePicture(cmsUrl: string, picture: ShownPicture): Promise<PackFile | null> {
  const response = await fetch(cmsUrl + picture.url, { method: 'HEAD', signal: AbortSignal.timeout(timeout) });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The CMS answered ${response.status} to HEAD ${picture.url}`);
  return { ...picture, bytes: Number(response.headers.get('Content-Length') ?? 0) };
}
