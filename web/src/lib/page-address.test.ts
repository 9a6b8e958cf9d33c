import { expect, test } from 'vitest';
import { withLanguage } from './page-address';

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
