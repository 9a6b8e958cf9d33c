import * as v from 'valibot';
import { type Pack, packSchema } from './pack';

/** One cache for everything that is kept. The worker and the page read it; only the page writes. */
export const keptCache = 'kept-1';
/** No page: the list of what is kept lies in the cache beside the files. */
const indexUrl = '/kept/index.json';

const indexSchema = v.array(packSchema);

/** Kept packs, latest first. A list of another version counts as none. */
export async function readKept(storage: CacheStorage): Promise<readonly Pack[]> {
  if (!(await storage.has(keptCache))) return [];
  const stored = await (await storage.open(keptCache)).match(indexUrl);
  if (!stored) return [];
  const read = v.safeParse(indexSchema, await stored.json());
  return read.success ? read.output : [];
}

export async function writeKept(cache: Cache, packs: readonly Pack[]): Promise<void> {
  await cache.put(indexUrl, Response.json(packs));
}

/** Deletes every file that no pack names. */
export async function sweep(cache: Cache, packs: readonly Pack[]): Promise<void> {
  const named = new Set([indexUrl, ...packs.flatMap(({ files }) => files.map(({ url }) => url))]);
  const left = (await cache.keys()).filter(({ url }) => {
    const { pathname, search } = new URL(url);
    return !named.has(pathname + search);
  });
  await Promise.all(left.map((request) => cache.delete(request)));
}
