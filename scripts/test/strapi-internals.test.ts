import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/root';

it('docs/strapi-internals.md names files and tests that exist', () => {
  const table = readFileSync(join(ROOT, 'docs/strapi-internals.md'), 'utf8');
  const named = [...table.matchAll(/`((?:cms|web|scripts)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
