import { expect, test as withoutPage } from '@playwright/test';
import { siteMap } from './support/head';
import { byDayIn } from './support/journey';
import { inLanguage, LOCALES } from './support/language';
import { runningStack } from './support/stack';

/** Pages that no page of the site leads to, and tabs, which scripts open. */
const entrances = [
  '/',
  '/desk',
  '/admin',
  '/kept',
  '/video-preview',
  '/resources?tab=training',
  '/resources?tab=resources',
];

/** Pages for everybody, which the site map lists and the footer or the bar of each page leads to. */
const forEverybody = [
  '/about',
  '/contact',
  '/marriage-ministry',
  '/mens-ministry',
  '/prayer',
  '/privacy',
  '/prophetic-ministry',
  '/resources',
  '/support',
];

type Found = { status: number; html: string };

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

const isPage = ({ html }: Found) => html.startsWith('<!doctype html>') || html.startsWith('<!DOCTYPE html>');

/** The addresses within the site that a page links to, with their fragments. */
const linksOf = (html: string): string[] =>
  Array.from(html.matchAll(/<a [^>]*?href="([^"]*)"/g), ([, href = '']) => decode(href)).filter(
    (href) => (href.startsWith('/') && !href.startsWith('/admin/panel')) || href.startsWith('#'),
  );

for (const locale of LOCALES) {
  withoutPage(`every link within the site leads to something: ${locale}`, { tag: byDayIn('es', locale) }, async () => {
    const { url } = runningStack();
    const visited = new Map<string, Found>();
    const wanted: { href: string; from: string }[] = [];
    const waiting = entrances.map((path) => ({ href: path, from: '/' }));

    const visit = async ({ href, from }: { href: string; from: string }) => {
      const address = new URL(href, url + from);
      const path = address.pathname + address.search;
      wanted.push({ href: path + address.hash, from });
      if (visited.has(path)) return;
      visited.set(path, { status: 0, html: '' });
      const response = await fetch(url + path, { headers: { Cookie: `preferred-language=${locale}` } });
      const isText = response.headers.get('content-type')?.startsWith('text/html') === true;
      const found = { status: response.status, html: isText ? await response.text() : '' };
      if (!isText) await response.body?.cancel();
      visited.set(path, found);
      // The other language has a journey of its own.
      const leadsAway = new URLSearchParams(address.search).get('lang') ?? locale;
      if (isPage(found) && leadsAway === locale) {
        for (const next of new Set(linksOf(found.html))) waiting.push({ href: next, from: path });
      }
    };
    for (let next = waiting.splice(0, 8); next.length > 0; next = waiting.splice(0, 8)) {
      await Promise.all(next.map(visit));
    }

    const faults = wanted.flatMap(({ href, from }) => {
      const { pathname, search, hash } = new URL(href, url);
      const found = visited.get(pathname + search);
      if (found?.status !== 200) return [`${from} → ${href}: ${String(found?.status)}`];
      if (!isPage(found)) return [];
      const isFile = pathname.startsWith('/files/');
      const titles = found.html.match(/<h1[ >]/g)?.length ?? 0;
      const hasAnchor = hash === '' || found.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
      return [
        ...(titles === 1 || isFile ? [] : [`${from} → ${href}: ${String(titles)} titles`]),
        ...(hasAnchor ? [] : [`${from} → ${href}: nothing is called ${hash}`]),
      ];
    });
    expect(faults).toEqual([]);

    const home = new Set(linksOf(visited.get('/')?.html ?? ''));
    expect([...home]).toEqual(expect.arrayContaining(forEverybody));
    const listed = await siteMap();
    expect(listed).toEqual(expect.arrayContaining(forEverybody.map((path) => url + inLanguage(path, locale))));
    expect(listed.filter((address) => /\/(?:video-preview|desk|admin|kept)\b/.test(address))).toEqual([]);
    // What the site map lists is there, and is led to.
    const own = listed.filter((address) => address.includes(`lang=${locale}`));
    const reached = new Set(Array.from(visited.keys(), (path) => url + inLanguage(path, locale)));
    expect(own.filter((address) => !reached.has(address))).toEqual([]);
  });
}
