import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import type { FastifyInstance } from 'fastify';
import encodeQR from 'qr';
import * as v from 'valibot';
import { offeredLocales } from '../../src/i18n/offered-locales';
import { withLanguage } from '../../src/lib/page-address';
import { quizScript } from '../../src/app/module-file/quiz-script';
import { moduleFilePath } from '../../src/lib/module-file';
import { paths } from '../../src/lib/paths';
import { type Asked, visitorOf } from '../fair-queue';
import type { PageCache } from '../pages/page-cache';
import type { CreatorOptions } from '../pages/page-creator';
import { hashOf } from '../pages/start-script';
import { sendStored, StoredText } from '../pages/stored-text';
import { Refusal } from '../proxy/refusal';

const querySchema = v.object({
  lang: v.optional(
    v.pipe(
      v.picklist(locales),
      v.check((locale) => offeredLocales().includes(locale)),
    ),
    'en',
  ),
  /** Shown instead of saved, for its quiz, whose answers can be read without scripts. */
  view: v.optional(v.literal('1')),
});
const pathSchema = v.object({ slug: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,100}$/)) });

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
const common = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex', Vary: 'Accept-Encoding' };

export type ModuleFilesOptions = Omit<CreatorOptions, 'metrics'> & { cache: PageCache<StoredText> };

/** Reads the file of a module through the page cache; null if there is no such module. */
export function moduleFileReader({ environment, site, answers, contentQueue, cache }: ModuleFilesOptions) {
  const { publicUrl } = environment;
  return async (slug: string, locale: Locale, { requestId, visitor }: Asked): Promise<StoredText | null> => {
    const create = async () => {
      const html = await site.renderModuleFile({ slug, locale, publicUrl, read: answers.reader(requestId) });
      if (html === null) return new StoredText(404, plain, 'Not found', false);
      return new StoredText(200, { ...common, 'Content-Type': 'text/html; charset=utf-8' }, html);
    };
    const stored = await cache.get(
      moduleFilePath(slug, locale),
      (gone) => contentQueue.run({ ...visitor, gone }, create),
      visitor.gone,
    );
    return stored.status === 200 ? stored : null;
  };
}

/** A module as one file, and a QR code with its address for posters. */
export function registerModuleFiles(app: FastifyInstance, options: ModuleFilesOptions): void {
  const { publicUrl } = options.environment;
  const readFile = moduleFileReader(options);

  async function qrCode(slug: string, locale: Locale, asked: Asked): Promise<StoredText | null> {
    if (!(await readFile(slug, locale, asked))) return null;
    const address = publicUrl + withLanguage(paths.module(slug), locale);
    const headers = { ...common, 'Content-Type': 'image/svg+xml; charset=utf-8' };
    return new StoredText(200, headers, qrCodeSvg(address));
  }

  for (const [kind, read] of [
    ['html', readFile],
    ['svg', qrCode],
  ] as const) {
    app.get(`/files/modules/:slug.${kind}`, async (request, reply) => {
      const path = v.safeParse(pathSchema, request.params);
      const query = v.safeParse(querySchema, request.query);
      const asked = { requestId: request.id, visitor: visitorOf(request, reply) };
      try {
        const stored = path.success && query.success ? await read(path.output.slug, query.output.lang, asked) : null;
        if (!stored) return await reply.headers(plain).code(404).send('Not found');
        const policy = reply.getHeader('content-security-policy');
        if (kind === 'html' && typeof policy === 'string') {
          reply.header('Content-Security-Policy', policy.replace('script-src ', `script-src ${hashOf(quizScript)} `));
        }
        if (kind === 'html' && path.success && query.success && query.output.view === undefined) {
          reply.header('Content-Disposition', `attachment; filename="${path.output.slug}.html"`);
        }
        return await sendStored(request, reply, stored);
      } catch (error) {
        app.log.warn({ requestId: request.id, err: error }, 'the file of a module cannot be made at the moment');
        const status = error instanceof Refusal ? error.status : 503;
        return reply.headers(plain).code(status).header('Retry-After', 30).send('Try again later');
      }
    });
  }
}

/** Black on white whatever is behind it, as SVG of any size. */
function qrCodeSvg(text: string): string {
  // A poster is folded and gets wet: with this a quarter of the code may be lost.
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const size = rows.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
    `<path d="${dark}"/>`,
    '</svg>',
  ].join('');
}
