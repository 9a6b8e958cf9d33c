import { describe, expect, it } from 'vitest';
import { assetsOf } from './manifest';

describe('the chunks of a page', () => {
  const assets = assetsOf({
    'src/app/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/pages/a.tsx': { file: 'assets/a.js', imports: ['src/app/entry-client.tsx', '_card.js'] },
    '_card.js': { file: 'assets/card.js', imports: ['_shared.js', '_card.js'] },
  });

  it('are those that it imports, directly or not, each once and without the entry', () => {
    expect(assets.entry).toBe('/assets/entry.js');
    expect(assets.chunks(['src/pages/a.tsx'])).toEqual(['/assets/shared.js', '/assets/a.js', '/assets/card.js']);
  });

  it('must be in the build', () => {
    expect(() => assets.chunks(['src/pages/b.tsx'])).toThrow('src/pages/b.tsx');
  });
});
