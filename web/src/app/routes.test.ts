import { describe, expect, it } from 'vitest';
import { matchRoute, routeAddress, routes, unknownRoute } from './routes';

describe('the routes', () => {
  it('are found by their path, with or without a trailing slash', () => {
    for (const route of routes) {
      expect(matchRoute(route.path)).toBe(route);
      expect(matchRoute(`${route.path}/`)).toBe(route);
    }
  });

  it.each(['/Resources', '/resources/more', '/resource', '/%72esources', '//evil.example', ''])(
    'are not found by %s',
    (path) => {
      expect(matchRoute(path)).toBe(unknownRoute);
    },
  );

  it('have one address for all queries that mean the same', () => {
    const address = (path: string, query: string) => routeAddress(matchRoute(path), new URLSearchParams(query));
    expect(address('/resources/', 'utm_source=x&lang=es&tab=blogs')).toBe('/resources');
    expect(address('/resources', 'tab=training')).toBe('/resources?tab=training');
    expect(address('/nowhere', 'tab=training')).toBe('/');
  });

  it.each(routes)('$path reads its address by the parameters that its page declares', async ({ load, parameters }) => {
    const { data } = await load();
    expect(parameters).toEqual(data.parameters ?? {});
  });
});
