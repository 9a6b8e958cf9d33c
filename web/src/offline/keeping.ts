import * as v from 'valibot';
import type { Locale } from '@contracts/site-setting';
import { keptCache, readKept, sweep, writeKept } from './kept-index';
import {
  documentUrl,
  isSamePack,
  isUnchanging,
  keepingHeader,
  type Pack,
  packCall,
  type PackFile,
  packSchema,
  workerPath,
} from './pack';

/** Why nothing can be kept, or why it failed. */
export type KeepingFailure = 'no-worker' | 'refused' | 'full' | 'no-line' | 'switched-off' | 'failed';

export class NotKept extends Error {
  override readonly name = 'NotKept';

  constructor(
    readonly reason: KeepingFailure,
    cause?: unknown,
  ) {
    super(`Not kept: ${reason}`, { cause });
  }
}

export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window;
}

/** Nothing is kept where the browser has no caches, or refuses them as in a private window. */
export async function listKept(): Promise<readonly Pack[]> {
  if (!canKeep()) return [];
  try {
    return await readKept(caches);
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

/** What belongs to a page, as the server says now. */
export async function fetchPack(address: string, locale: Locale, signal?: AbortSignal): Promise<Pack> {
  const response = await request(packCall(address, locale), signal);
  if (response.status === 404) throw new NotKept('switched-off');
  if (!response.ok) throw new NotKept('failed', response.status);
  return v.parse(packSchema, await response.json());
}

type Progress = { signal?: AbortSignal; onProgress?: (bytes: number) => void };

/** Fetches everything before anything is stored, so that a cut line leaves what was kept before as it was. */
export async function keep(wanted: readonly Pack[], { signal, onProgress }: Progress = {}): Promise<void> {
  const cache = await openCache();
  const fetched = await fetchFiles(wanted, cache, { signal, onProgress });
  const kept = await readKept(caches);
  const packs = [...wanted, ...kept.filter((pack) => !wanted.some((other) => isSamePack(pack, other)))];
  try {
    // What pages are made of comes first: a page is never there without it.
    for (const [url, response] of fetched) await cache.put(url, response);
    await writeKept(cache, packs);
    await sweep(cache, packs);
  } catch (error) {
    await sweep(cache, kept);
    throw new NotKept(isFull(error) ? 'full' : 'refused', error);
  }
  await registerWorker();
}

export async function removeKept(pack: Pick<Pack, 'address' | 'locale'>): Promise<void> {
  const packs = (await readKept(caches)).filter((other) => !isSamePack(pack, other));
  if (packs.length === 0) return removeEverything();
  const cache = await caches.open(keptCache);
  await writeKept(cache, packs);
  await sweep(cache, packs);
}

/** Leaves nothing behind, not even the worker. */
async function removeEverything(): Promise<void> {
  await caches.delete(keptCache);
  const registration = await navigator.serviceWorker.getRegistration('/');
  await registration?.unregister();
}

async function openCache(): Promise<Cache> {
  if (!canKeep()) throw new NotKept('no-worker');
  try {
    return await caches.open(keptCache);
  } catch (error) {
    throw new NotKept('refused', error);
  }
}

async function registerWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    // Best effort: asks the browser not to evict the cache. Nobody waits, because Firefox asks the visitor first.
    if ('storage' in navigator && 'persist' in navigator.storage) void navigator.storage.persist().catch(() => false);
  } catch (error) {
    await caches.delete(keptCache);
    throw new NotKept('refused', error);
  }
}

async function fetchFiles(
  wanted: readonly Pack[],
  cache: Cache,
  { signal, onProgress }: { signal: AbortSignal | undefined; onProgress: ((bytes: number) => void) | undefined },
): Promise<readonly (readonly [string, Response])[]> {
  const documents = new Set(
    wanted.flatMap((pack) => pack.documents.map((document) => documentUrl(document, pack.locale))),
  );
  const files = Array.from(new Map(wanted.flatMap(({ files: all }) => all.map((file) => [file.url, file]))).values());
  files.sort((one, other) => Number(documents.has(one.url)) - Number(documents.has(other.url)));
  const fetched: [string, Response][] = [];
  for (const file of files) {
    if (isUnchanging(file.url) && (await cache.match(file.url))) continue;
    fetched.push([file.url, await fetchFile(file, signal)]);
    onProgress?.(file.bytes);
  }
  return fetched;
}

/** Reads the whole body, so that a dropped connection fails here. */
async function fetchFile({ url }: PackFile, signal: AbortSignal | undefined): Promise<Response> {
  const response = await request(url, signal);
  if (!response.ok || response.redirected) throw new NotKept('failed', `${url}: ${response.status}`);
  try {
    return new Response(await response.blob(), { status: response.status, headers: response.headers });
  } catch (error) {
    throw new NotKept('no-line', error);
  }
}

/** Without cookies, so that the answer is everybody's and the language of the address becomes nobody's choice. */
async function request(url: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, {
      credentials: 'omit',
      headers: { [keepingHeader]: '1' },
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    throw error instanceof TypeError ? new NotKept('no-line', error) : error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
