import { offeredLocales } from '../src/i18n/offered-locales';
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

  const robots = [
    'User-agent: *',
    ...notTheSite.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  const robotsText = new StoredText(
    200,
    {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Encoding',
    },
    robots.join('\n'),
  );
  app.get('/robots.txt', (request, reply) => sendStored(request, reply, robotsText));

  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const siteMap = await cache.get('sitemap.xml', async () => {
        const addresses = await site.listAddresses(answers.reader(request.id));
        return new StoredText(200, siteMapHeaders, renderSiteMap(publicUrl, addresses));
      });
      return await sendStored(request, reply, siteMap);
    } catch (error) {
      request.log.error({ requestId: request.id, err: error }, 'the site map could not be created');
      return reply.code(503).header('Retry-After', 30).type('text/plain; charset=utf-8').send('Try again later');
    }
  });
}

const siteMapHeaders = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'no-cache',
  Vary: 'Accept-Encoding',
};

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
