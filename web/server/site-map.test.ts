import { describe, expect, it } from 'vitest';
import { renderSiteMap } from './site-map';

describe('the site map', () => {
  const xml = renderSiteMap('https://example.org', ['/', '/resources?article=a&b']);

  it('has an entry for each page in each language', () => {
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://example.org/?lang=en',
      'https://example.org/?lang=es',
      'https://example.org/resources?article=a&amp;b&amp;lang=en',
      'https://example.org/resources?article=a&amp;b&amp;lang=es',
    ]);
  });

  it('names all languages of a page in each of its entries', () => {
    const first = /<url>.*?<\/url>/.exec(xml)?.[0];
    expect(first).toContain('<xhtml:link rel="alternate" hreflang="en" href="https://example.org/?lang=en"/>');
    expect(first).toContain('<xhtml:link rel="alternate" hreflang="es" href="https://example.org/?lang=es"/>');
    expect(first).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/"/>');
  });
});
