import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { locales } from '@contracts/language';
import { offeredLocales } from '../../src/i18n/offered-locales';
import { packPath } from '../../src/lib/kept/pack';
import type { PageCache } from '../pages/page-cache';
import { sendStored, StoredText } from '../pages/stored-text';
import type { CreatorOptions } from '../pages/page-creator';
import { Refusal } from '../proxy/refusal';
import { visitorOf } from '../visitor';
import { packReader, type AskedForPack } from './read-pack';

const querySchema = v.object({
  of: v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(500)),
  lang: v.pipe(
    v.picklist(locales),
    v.check((locale) => offeredLocales().includes(locale)),
  ),
});

const plain = { 'Content-Type': 'text/plain; charset=utf-8' };
const anyOrigin = 'http://site.invalid';
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

export type PacksOptions = CreatorOptions & {
  cache: PageCache<StoredText>;
  /** The texts of extra languages by their addresses. */
  translationFiles: ReadonlyMap<string, StoredText>;
};

/** Says what belongs to a page to keep. Cached, because one answer reads as much from the CMS as a dozen pages. */
export function registerPacks(app: FastifyInstance, options: PacksOptions): void {
  const { environment, site, cache } = options;
  const readPack = packReader(options);

  async function storedPack(url: URL, asked: AskedForPack): Promise<StoredText> {
    const pack = await readPack(url, asked);
    return pack
      ? new StoredText(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' }, JSON.stringify(pack))
      : new StoredText(404, { ...headers, ...plain }, 'Not found', false);
  }

  app.get(packPath, async (request, reply) => {
    const query = v.safeParse(querySchema, request.query);
    if (!query.success)
      return reply
        .headers({ ...headers, ...plain })
        .code(400)
        .send('Bad request');
    const url = new URL(query.output.of, anyOrigin);
    const locale = query.output.lang;
    try {
      const keepable = environment.offlineReading ? await site.readKeepable(url, locale) : null;
      if (!keepable)
        return await reply
          .headers({ ...headers, ...plain })
          .code(404)
          .send('Not found');
      const key = `${packPath} ${locale} ${keepable.address}`;
      const { networks, gone } = visitorOf(request, reply);
      const create = (abandoned: AbortSignal) =>
        storedPack(url, { locale, requestId: request.id, visitor: { networks, gone: abandoned } });
      return await sendStored(request, reply, await cache.get(key, create, gone));
    } catch (error) {
      app.log.warn({ requestId: request.id, err: error }, 'a page cannot be kept at the moment');
      return reply
        .headers({ ...headers, ...plain })
        .code(error instanceof Refusal ? error.status : 503)
        .send('Not available');
    }
  });
}
