import { expect, it } from 'vitest';
import { contentSite } from '../testing/content-site';
import { pageRequestReader } from './page-request';

it('remembers how a short address is read, and no long one', () => {
  const resolved: string[] = [];
  const read = pageRequestReader({
    resolveAddress: (url) => {
      resolved.push(url.search.slice(0, 3));
      return contentSite.resolveAddress(url);
    },
  });
  for (const target of ['/word?a=1', `/word?b=${'x'.repeat(15_000)}`]) {
    for (let times = 0; times < 3; times += 1) expect(read(target, undefined)).toMatchObject({ path: '/word' });
  }
  expect(resolved).toEqual(['?a=', '?b=', '?b=', '?b=']);
});
