import { sitePaths } from '@contracts/site-paths';
import { expect, test } from 'vitest';
import { matchRoute, routeAddress } from './routes';

const pages = Object.values(sitePaths).filter((path) => typeof path === 'string');

test.each(pages)('%s is a page of the site', (path) => {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  expect(routeAddress(matchRoute(pathname), searchParams)).toBe(path);
});
