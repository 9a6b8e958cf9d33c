import { entryPaths, pagePaths } from '@contracts/preview';
import { describe, expect, test } from 'vitest';
import { paths } from '../lib/paths';
import { matchRoute, routeAddress } from './routes';

describe('the addresses that the panel leads to', () => {
  test.each(Object.entries(pagePaths))('%s is a page of the site', (_, path) => {
    const { pathname, searchParams } = new URL(path, 'http://site.invalid');
    expect(routeAddress(matchRoute(pathname), searchParams)).toBe(path);
  });

  test('entries are where the site shows them', () => {
    expect(entryPaths.article('a b')).toBe(paths.article('a b'));
    expect(entryPaths.module('a')).toBe(paths.module('a'));
    expect(entryPaths.training).toBe(paths.training);
    expect(entryPaths.book('b1')).toBe(paths.book('b1'));
    expect(entryPaths.revivalEvent('e1')).toBe(paths.revivalEvent('e1'));
  });
});
