import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Image, imageSchema } from '@contracts/media';
import * as v from 'valibot';
import { ApiError } from '../../src/lib/cms-client/api-error';
import type { ReadJson } from '../../src/lib/cms-client/fetch-query';
import type { PackFile } from '../../src/offline/pack';

export type ShownPicture = { url: string; insteadOf: string[] };

/** Wide enough for a phone, and not so wide that a few pictures weigh more than all texts. */
const wantedWidth = 640;

/** One size of each of the site's pictures in an answer of the CMS; all other sizes are shown by that one. */
export function shownPictures(answer: unknown): ShownPicture[] {
  return imagesIn(answer)
    .filter(({ url }) => url.startsWith('/'))
    .map(({ url, width, formats }) => {
      const sizes = [...formats, { url, width }].sort((one, other) => one.width - other.width);
      const chosen = sizes.find((size) => size.width >= wantedWidth)?.url ?? url;
      return { url: chosen, insteadOf: sizes.map((size) => size.url).filter((other) => other !== chosen) };
    });
}

function imagesIn(value: unknown): Image[] {
  if (typeof value !== 'object' || value === null) return [];
  return v.is(imageSchema, value) ? [value] : Object.values(value).flatMap(imagesIn);
}

const compress = promisify(brotliCompress);
/** How long the CMS has for saying how large a picture is. */
const timeoutMs = 3_000;

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

export async function measureAnswer(read: ReadJson, url: string): Promise<CmsAnswer | null> {
  const json = await read(url).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (json === null) return null;
  const text = JSON.stringify(json);
  const { length } = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { json, text, file: { url, bytes: length, insteadOf: [] } };
}

/** Asks the CMS how large a picture is, or loads it to know; null for one that is not there. */
export async function measurePicture(cmsUrl: string, picture: ShownPicture): Promise<PackFile | null> {
  const ask = (method: string) => fetch(cmsUrl + picture.url, { method, signal: AbortSignal.timeout(timeoutMs) });
  const response = await ask('HEAD');
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The CMS answered ${response.status} to HEAD ${picture.url}`);
  const declared = response.headers.get('Content-Length');
  // A proxy that sends files in chunks declares no length.
  const bytes = declared === null ? (await (await ask('GET')).arrayBuffer()).byteLength : Number(declared);
  return { ...picture, bytes };
}
