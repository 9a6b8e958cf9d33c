import { describe, expect, it } from 'vitest';
import { builtFiles, pictures, titleOf } from './document-files';

describe('what belongs to a document', () => {
  it('is every built file that it names, once', () => {
    const html =
      '<link rel="modulepreload" href="/assets/a-1.js"><script src="/assets/b-2.js"></script>"/assets/a-1.js"';
    expect(builtFiles(html)).toEqual(['/assets/a-1.js', '/assets/b-2.js']);
  });

  it('is one size of each picture, which stands for the others', () => {
    const html =
      '<img src="/uploads/a.webp" srcSet="/uploads/a-320.webp 320w, /uploads/a-750.webp 750w, /uploads/a.webp 1600w" alt=""/>';
    expect(pictures(html)).toEqual([
      { url: '/uploads/a-750.webp', insteadOf: ['/uploads/a.webp', '/uploads/a-320.webp'] },
    ]);
    expect(pictures('<img src="/uploads/b.webp?v=1&amp;w=2" alt=""/>')).toEqual([
      { url: '/uploads/b.webp?v=1&w=2', insteadOf: [] },
    ]);
    expect(pictures('<img src="data:image/gif;base64,AAAA" alt=""/>')).toEqual([]);
  });

  it('is its title without the name of the site', () => {
    expect(titleOf('<title>Formaci&amp;n · Recursos · Cumbre</title>')).toBe('Formaci&n · Recursos');
    expect(titleOf('<title>Cumbre</title>')).toBe('Cumbre');
  });
});
