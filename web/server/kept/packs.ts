import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { locales } from '@contracts/language';
import { packPath, type Pack } from '../../src/lib/kept/pack';
import type { Environment } from '../environment';
import type { PageCache } from '../pages/page-cache';
import type { StoredText } from '../pages/stored-text';
import type { Site } from '../site';
import { packReader } from './read-pack';

const querySchema = v.object({
  of: v.pipe(v.string(), v.regex(/^\/(?!\/)/), v.maxLength(500)),
  lang: v.picklist(locales),
});

const anyOrigin = 'http://site.invalid';
const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

export type PacksOptions = { environment: Environment; site: Site; cache: PageCache<StoredText> };

/** Says what belongs to a page that a visitor wants to keep: which files, how large, and in which version. */
export function registerPacks(app: FastifyInstance, options: PacksOptions): void {
  const readPack = packReader(options);
  app.get(packPath, async (request, reply) => {
    reply.headers(headers);
    const query = v.safeParse(querySchema, request.query);
    if (!query.success) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    const { of, lang } = query.output;
    let pack: Pack | null;
    try {
      pack = options.environment.offlineReading ? await readPack(new URL(of, anyOrigin), lang) : null;
    } catch (error) {
      app.log.warn({ err: error }, 'a page cannot be kept at the moment');
      return reply.code(503).type('text/plain; charset=utf-8').send('Not available');
    }
    return pack ?? reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
}
