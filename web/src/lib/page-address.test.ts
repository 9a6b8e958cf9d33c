import { describe, expect, it, test } from 'vitest';
import { pickParameters, withLanguage } from './page-address';

test.each([
  ['/', '/?lang=es'],
  ['/resources?article=hope', '/resources?article=hope&lang=es'],
  ['/#revival', '/?lang=es#revival'],
  ['/?event=abc#revival', '/?event=abc&lang=es#revival'],
])('%s in Spanish is %s', (address, inSpanish) => {
  expect(withLanguage(address, 'es')).toBe(inSpanish);
});

test('an address that names no language is left as it is', () => {
  expect(withLanguage('/?event=abc#revival', null)).toBe('/?event=abc#revival');
});

const parameters = { article: /^[\w-]+$/, tab: /^(?:a|b)$/ };
const keep = (query: string) => pickParameters(parameters, new URLSearchParams(query)).toString();

describe('the parameters of a page', () => {
  it('shut out those of less weight, whatever the order of the address', () => {
    expect(keep('tab=a&article=x')).toBe('article=x');
    expect(keep('article=x&tab=a')).toBe('article=x');
    expect(keep('article=&tab=a')).toBe('tab=a');
  });

  it('leave out what means nothing to the page', () => {
    expect(keep('tab=c&article=&utm_source=letter&lang=es')).toBe('');
  });

  it('take the first of several', () => {
    expect(keep('tab=a&tab=b')).toBe('tab=a');
  });
});
