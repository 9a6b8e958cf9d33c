import type { Locale } from '@contracts/language';
import { describe, expect, it } from 'vitest';
import { renderDocument, toScriptData } from './document';

describe('the data block', () => {
  it('cannot be left by anything that an editor writes', () => {
    const hostile = { text: '</script><script>alert(1)</script><!-- <!--\u2028 ]]>' };
    const data = toScriptData(hostile);
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual(hostile);
  });
});

describe('the document', () => {
  const documentOf = (body: string, locale: Locale = 'es', modules: string[] | null = ['a', 'b']) =>
    renderDocument(
      {
        status: 200,
        lasting: true,
        storable: true,
        head: '<title>A title</title>',
        styles: '<style>p{}</style>',
        body,
        preparation: null,
        things: modules ? [{ '@type': 'Article', headline: 'Why </script> is no end' }] : [],
        data: { locale, publicUrl: 'https://example.org', content: { key: 'value' } },
        modules,
        contentMs: 0,
      },
      {
        entry: '/assets/entry.js',
        fonts: [],
        chunks: (modules) => modules.map((module) => `/assets/${module}.js`),
        laterChunks: () => [],
      },
    );
  const html = documentOf('<p>Text</p>');

  it('tells machines what it holds, in its head, as data that cannot be left', () => {
    const block = /<script type="application\/ld\+json">(.*?)<\/script>.*<\/head>/.exec(html)?.[1];
    expect(JSON.parse(block ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Article', headline: 'Why </script> is no end' }],
    });
  });

  it('says its language', () => {
    expect(html).toMatch(/^<!doctype html><html lang="es">/);
  });

  it('says if its language is read from right to left', () => {
    expect(documentOf('', 'ur')).toMatch(/^<!doctype html><html lang="ur" dir="rtl">/);
  });

  it('asks for every chunk at once, without waiting for the first to name the next', () => {
    expect(html).toContain(
      '<link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">' +
        '<script type="module" src="/assets/entry.js"></script>',
    );
  });

  it('asks for no script before its words and pictures have come', () => {
    expect(html.indexOf('/assets/')).toBeGreaterThan(html.indexOf('<p>Text</p>'));
  });

  it('shows a page that runs no scripts what stands in noscript, and loads none', () => {
    const document = documentOf(
      '<noscript><a href="#links">Menu</a></noscript><button data-scripted>Menu</button>',
      'es',
      null,
    );
    expect(document).toContain('<div id="root"><a href="#links">Menu</a>');
    expect(document).not.toMatch(/<script[^>]|<noscript/);
    expect(document).toMatch(/<style>\[data-scripted\]\{display:none!important\}.*<\/head>/);
    expect(html).toMatch(/<noscript><style>\[data-scripted\]/);
  });

  it('holds its scripts back until it is known that the browser can run them', () => {
    expect(html).toMatch(/<template id="page-scripts">.*entry\.js.*<\/template><script>/);
  });

  it('has title and styles in the head, the page in its root and the data behind it', () => {
    expect(html).toMatch(
      /<title>A title<\/title>.*<style>p\{\}<\/style><\/head><body><div id="root"><p>Text<\/p><\/div>/,
    );
    expect(html).toMatch(/<script type="application\/json" id="page-data">\{.*"key":"value".*\}<\/script>.*<\/body>/);
  });
});
