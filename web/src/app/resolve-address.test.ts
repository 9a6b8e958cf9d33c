import { describe, expect, it } from 'vitest';
import { resolveAddress } from './resolve-address';

const resolve = (target: string) => resolveAddress(new URL(`http://site.invalid${target}`));

describe('an address that is spelled differently', () => {
  it.each([
    ['a letter encoded', '/%70rayer', '/prayer'],
    ['a hyphen encoded', '/marriage%2Dministry', '/marriage-ministry'],
    ['a slash encoded', '/prayer%2Fthanks', '/prayer/thanks'],
    ['a slash at the end', '/resources/', '/resources'],
    ['a period', '/prayer.', '/prayer'],
    ['a comma and a query', '/prayer,?lang=es', '/prayer?lang=es'],
    ['brackets', '/prayer).', '/prayer'],
    ['an angle bracket', '/contact%3E', '/contact'],
    ['a typographic quotation mark', '/support%E2%80%9D', '/support'],
    ['a guillemet', '/support%C2%BB.', '/support'],
    ['a quotation mark in Windows-1252', '/support%94', '/support'],
    ['an Arabic comma', '/prayer%D8%8C', '/prayer'],
    ['a no-break space', '/prayer%C2%A0', '/prayer'],
    ['an invisible mark', '/prayer%E2%80%8B', '/prayer'],
    ['a slash before a period', '/about/.;', '/about'],
    ['a bracket after the home page', '/%29', '/'],
    ['a period after an article', '/resources?article=hope.', '/resources?article=hope'],
    ['quotation marks after a module', '/resources?module=grief%22)', '/resources?module=grief'],
    ['a period after the language', '/prayer?lang=es.', '/prayer?lang=es'],
    ['a period after the gospel', '/?gospel=1.', '/?gospel=1'],
  ])('with %s is redirected', (_, target, page) => {
    expect(resolve(target)).toMatchObject({ known: true, redirect: page });
  });
});

describe('an address', () => {
  it.each([
    '/',
    '/prayer',
    '/prayer/thanks',
    '/?gospel=1',
    '/prayer?utm_source=letter.',
    '/resources?article=la-oraci%C3%B3n&lang=es',
    '/bilingual?of=gospel',
  ])('%s is not redirected', (target) => {
    expect(resolve(target).redirect).toBeUndefined();
  });

  it.each(['/nowhere.', '/prayers', '/Prayer', '/%2570rayer', '//evil.example/prayer', '/prayer/thanks/more', '/a.b'])(
    '%s stays unknown',
    (target) => {
      expect(resolve(target)).toMatchObject({ known: false, redirect: undefined });
    },
  );
});
