import * as v from 'valibot';
import { readHead, siteMap } from './support/head';
import { expect, test } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { runningStack } from './support/stack';

const module = { en: 'Hospital Visitation', es: 'Visitación hospitalaria' };
const article = { en: 'Two Chairs and a Pot of Coffee', es: 'Dos sillas y un termo de café' };

for (const locale of LOCALES) {
  test(`${locale}: a module has structured data of a course with a quiz, and breadcrumbs`, async () => {
    const path = inLanguage('/resources?module=hospital-visitation', locale);
    const { head, content, named } = await readHead(path);
    expect(head).toContain(`<title>${module[locale]}`);
    expect(content('description')?.length).toBeGreaterThan(40);
    const { url } = runningStack();
    expect(named('Course')).toMatchObject({ name: module[locale], inLanguage: locale, url: url + path });
    expect(named('Quiz')).toMatchObject({ about: module[locale], inLanguage: locale });
    const crumbs = v.parse(
      v.looseObject({
        itemListElement: v.array(
          v.object({ '@type': v.string(), position: v.number(), name: v.string(), item: v.string() }),
        ),
      }),
      named('BreadcrumbList'),
    ).itemListElement;
    expect(crumbs.at(0)?.item).toBe(url + inLanguage('/', locale));
    expect(crumbs.at(-1)).toMatchObject({ name: module[locale], item: url + path, position: 4 });
  });

  test(`${locale}: an article has structured data with publisher and dates`, async () => {
    const { named } = await readHead(inLanguage('/resources?article=two-chairs-and-a-pot-of-coffee', locale));
    expect(named('Article')).toMatchObject({ headline: article[locale], inLanguage: locale });
    expect(named('Article')).toHaveProperty('datePublished', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
    expect(named('BreadcrumbList')).toBeDefined();
  });

  test(`${locale}: every article and module has a picture of its own for a shared link`, async () => {
    const paths = ['/resources', '/resources?module=hospital-visitation', '/resources?module=grief-counseling'];
    const addresses = [...paths, '/resources?article=two-chairs-and-a-pot-of-coffee'];
    const pictures = await Promise.all(
      addresses.map(async (path) =>
        (await readHead(inLanguage(path, locale))).content('og:image')?.replaceAll('&amp;', '&'),
      ),
    );
    expect(new Set(pictures).size).toBe(addresses.length);
    for (const picture of pictures) {
      const response = await fetch(picture ?? '');
      expect(response.status, picture).toBe(200);
      expect(response.headers.get('content-type'), picture).toMatch(/^image\/(?:png|jpeg|webp)/);
    }
  });
}

test('the HTML names the page in every language and one address for it', async () => {
  const { head } = await readHead('/resources?tab=training&utm_source=letter');
  const { url } = runningStack();
  const links = [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  expect(Object.fromEntries(links.map(([, language, href]) => [language, href?.replaceAll('&amp;', '&')]))).toEqual({
    en: `${url}/resources?tab=training&lang=en`,
    es: `${url}/resources?tab=training&lang=es`,
    'x-default': `${url}/resources?tab=training`,
  });
  expect(head).toContain(`<link rel="canonical" href="${url}/resources?tab=training"`);
  expect(head).toMatch(/<title>[^<]+<\/title>/);
  expect(head).toMatch(/<meta name="description" content="[^"]+"/);
  expect(head).toMatch(/<meta property="og:image" content="[^"]+"/);
});

test('search engines leave the address of an article that does not exist alone', async () => {
  expect((await readHead('/resources?article=no-such-article')).content('robots')).toBe('noindex');
});

test('an unknown entry has no structured data, and an open quiz is not a page of its own', async () => {
  expect((await readHead('/resources?module=no-such-module')).things).toEqual([]);
  const { head } = await readHead('/resources?module=hospital-visitation&quiz=1');
  expect(head).toContain(`<link rel="canonical" href="${runningStack().url}/resources?module=hospital-visitation"`);
});

test('the site map has every tab, article and module in both languages', async () => {
  const { url, cmsUrl } = runningStack();
  const listed = await siteMap();
  const slugs = async (list: string) => {
    const answer: unknown = await (await fetch(`${cmsUrl}/api/${list}?locale=en&fields=slug`)).json();
    return v.parse(v.object({ data: v.array(v.object({ slug: v.string() })) }), answer).data.map(({ slug }) => slug);
  };
  const modules = await slugs('training-modules');
  expect(modules).toHaveLength(8);
  const paths = [
    '/resources?tab=training',
    '/resources?tab=resources',
    ...(await slugs('articles')).map((slug) => `/resources?article=${slug}`),
    ...modules.map((slug) => `/resources?module=${slug}`),
  ];
  for (const locale of LOCALES) {
    expect(listed).toEqual(expect.arrayContaining(paths.map((path) => url + inLanguage(path, locale))));
  }
});
