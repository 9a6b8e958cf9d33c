import { offeredLocales } from '../src/i18n/offered-locales';
import type { ReadJson } from '../src/lib/cms-client/fetch-query';
import type { FastifyInstance } from 'fastify';
import type { CmsAnswers } from './cms-answers';
import type { Environment } from './environment';
import type { PageCache } from './pages/page-cache';
import { sendStored, StoredText } from './pages/stored-text';
import type { Site } from './site';

export type SiteMapOptions = {
  environment: Environment;
  site: Site;
  cache: PageCache<StoredText>;
  answers: CmsAnswers;
};

const notTheSite = [
  '/admin',
  '/desk',
  '/api/prayer-requests',
  '/api/contact-requests',
  '/api/counseling-requests',
  '/api/prayer-thanks',
  '/api/certificates',
];

/** `robots.txt` and the site map, for search engines. */
export function registerSiteMap(app: FastifyInstance, { environment, site, cache, answers }: SiteMapOptions): void {
  const { publicUrl } = environment;

  const renderRobots = async (read: ReadJson) =>
    (await site.readIsOpen(read))
      ? [...notTheSite.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`]
      : ['Disallow: /'];

  const files = {
    'robots.txt': async (read: ReadJson) =>
      new StoredText(200, headersOf('text/plain'), ['User-agent: *', ...(await renderRobots(read)), ''].join('\n')),
    'sitemap.xml': async (read: ReadJson) => {
      const addresses = (await site.readIsOpen(read)) ? await site.listAddresses(read) : [];
      return new StoredText(200, headersOf('application/xml'), renderSiteMap(publicUrl, addresses));
    },
  };
  for (const [name, create] of Object.entries(files)) {
    app.get(`/${name}`, async (request, reply) => {
      try {
        const file = await cache.get(name, () => create(answers.reader(request.id)));
        return await sendStored(request, reply, file);
      } catch (error) {
        request.log.error({ requestId: request.id, err: error }, `${name} could not be created`);
        // Search engines that get no rules stay away.
        return reply.code(503).header('Retry-After', 30).type('text/plain; charset=utf-8').send('Try again later');
      }
    });
  }
}

const headersOf = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
});

/** Each language of each page is an entry, and links to the same page in all languages. */
export function renderSiteMap(publicUrl: string, addresses: readonly string[]): string {
  const entries = addresses.flatMap((address) => {
    const page = publicUrl + address;
    const versions = offeredLocales().map((locale) => ({
      language: locale,
      url: `${page}${page.includes('?') ? '&' : '?'}lang=${locale}`,
    }));
    const links = [...versions, { language: 'x-default', url: page }]
      .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`)
      .join('');
    return versions.map(({ url }) => `<url><loc>${escapeXml(url)}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
