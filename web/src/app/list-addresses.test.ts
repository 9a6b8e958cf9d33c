import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentUnavailable } from '../lib/cms-client/api-error';
import { fetchJson } from '../lib/cms-client/fetch-json';
import { listAddresses } from './list-addresses';

const read = (path: string) => fetchJson(url + path);
const slugs = Array.from({ length: 230 }, (_, index) => `article-${index}`);
const article = (slug: string) => ({ slug, title: slug, excerpt: slug, category: 'Faith', cover: null, locale: 'en' });

let cms: Server;
let url: string;

/** Like the CMS: at most 100 entries per page, and the number of pages. */
function answer(address: URL): object {
  if (address.pathname === '/api/revival-events') return [];
  const all = address.pathname === '/api/articles' ? slugs.map(article) : [];
  const page = Number(address.searchParams.get('pagination[page]') ?? '1');
  const pageSize = 100;
  const pageCount = Math.ceil(all.length / pageSize);
  const data = all.slice((page - 1) * pageSize, page * pageSize);
  return { data, meta: { pagination: { page, pageSize, pageCount, total: all.length } } };
}

beforeEach(async () => {
  cms = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer(new URL(request.url ?? '', 'http://cms'))));
  });
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});

afterEach(() => {
  cms.close();
});

test('lists the addresses of all articles, however many there are', async () => {
  const addresses = await listAddresses(read);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/resources?tab=training']));
  const articles = addresses.filter((address) => address.includes('article-'));
  expect(articles).toHaveLength(slugs.length);
  expect(new Set(articles).size).toBe(slugs.length);
});

test('fails rather than return half a list if the CMS does not respond', async () => {
  cms.close();
  cms.closeAllConnections();
  await expect(listAddresses(read)).rejects.toBeInstanceOf(ContentUnavailable);
});
