import { setTimeout as delay } from 'node:timers/promises';
import { Browser } from './browser';
import { ask } from './http';
import { Measurements } from './measurements';
import { usedMs } from './programs';
import { purgeSecret, type Replicas } from './replicas';
import { submit } from './visitors';

export type Cost = { what: string; 'processor ms': string; web: string; CMS: string; database: string; bytes: number };

const pause = 1_500;

/** Processor time of the programs for each of these, done so many times, a few at once. */
async function costOf(
  { programs }: Replicas,
  what: string,
  { times, atOnce }: { times: number; atOnce: number },
  work: (at: number) => Promise<number>,
): Promise<Cost> {
  const used = () => programs.map((program) => usedMs(program) ?? 0);
  // Compiles what is used, and fills what is kept.
  for (let at = 0; at < 10; at += 1) await work(times + at);
  await delay(pause);
  const before = used();
  let next = 0;
  let bytes = 0;
  const one = async () => {
    while (next < times) {
      next += 1;
      const length = await work(next);
      bytes += length;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  // What follows an answer is a part of its cost, such as better compression.
  await delay(pause);
  const each = used().map((now, at) => (now - (before[at] ?? 0)) / times);
  const [web1 = 0, web2 = 0, cms1 = 0, cms2 = 0, database = 0] = each;
  const total = each.reduce((sum, ms) => sum + ms, 0);
  const [all, web, cms, postgres] = [total, web1 + web2, cms1 + cms2, database].map((ms) => ms.toFixed(2));
  return {
    what,
    'processor ms': all ?? '',
    web: web ?? '',
    CMS: cms ?? '',
    database: postgres ?? '',
    bytes: Math.round(bytes / times),
  };
}

/** What one of each costs on this machine. */
export async function measureCosts(replicas: Replicas): Promise<readonly Cost[]> {
  const { sites, library } = replicas;
  const [site = ''] = sites;
  const headers = { 'Accept-Encoding': 'br', Cookie: 'preferred-language=en', 'X-Forwarded-For': '100.127.0.1' };
  const get = async (path: string, more: Readonly<Record<string, string>> = {}) =>
    (await ask(site + path, { headers: { ...headers, ...more } })).body.length;
  const article = library.en.articles[0] ?? '';
  const page = `/resources?article=${article}`;
  const { etag = '' } = (await ask(site + page, { headers })).headers;
  const purge = () => ask(`${site}/_purge`, { method: 'POST', headers: { Authorization: `Bearer ${purgeSecret}` } });
  const measurements = new Measurements();
  const visit = async (at: number) => {
    const browser = new Browser(site, measurements, { address: `100.126.${at >> 8}.${at & 255}`, locale: 'en' });
    await browser.open('visit', page);
    return browser.bytes;
  };
  const many = { times: 3_000, atOnce: 20 };
  return [
    await costOf(replicas, 'home, from the page cache', many, () => get('/')),
    await costOf(replicas, 'article, from the page cache', many, () => get(page)),
    await costOf(replicas, 'article that the browser has already', many, () => get(page, { 'If-None-Match': etag })),
    await costOf(replicas, 'first visit: article and its parts', { times: 200, atOnce: 5 }, visit),
    await costOf(replicas, 'article, rendered anew', { times: 60, atOnce: 1 }, async () => {
      await purge();
      return get(page);
    }),
    await costOf(replicas, 'article, by a click (the CMS answers)', { times: 500, atOnce: 5 }, () =>
      get(`/api/articles/${article}?locale=en`),
    ),
    await costOf(replicas, 'submission', { times: 100, atOnce: 2 }, async (at) => {
      await submit(site, `198.19.${at >> 8}.${at & 255}`, measurements);
      return 0;
    }),
  ];
}
