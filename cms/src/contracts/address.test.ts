import { describe, expect, test } from 'vitest';
import { addressPattern, foldToAddress, freeAddress, isExampleAddress } from './address';

describe('an address made from a title', () => {
  test.each([
    ['Cómo orar cuando duele', 'como-orar-cuando-duele'],
    ['¿Qué dice el Señor?', 'que-dice-el-senor'],
    ['The pastor’s 3 habits — and yours', 'the-pastors-3-habits-and-yours'],
    ['  Über   alles: AGÜITA  ', 'uber-alles-aguita'],
    ['La fe_de/Abraham', 'la-fe-de-abraham'],
  ])('%s', (title, address) => {
    expect(foldToAddress(title)).toBe(address);
    expect(address).toMatch(addressPattern);
  });

  test('ends with a whole word where the title is long', () => {
    const address = foldToAddress('Palabra de aliento '.repeat(10));
    expect(address.length).toBeLessThanOrEqual(80);
    expect(address).toMatch(/-(palabra|de|aliento)$/);
  });

  test('is empty where nothing of it can be written in an address', () => {
    expect(foldToAddress('¿¡…!?')).toBe('');
  });

  test('stays as it is when it is an address already', () => {
    expect(foldToAddress('two-chairs-2')).toBe('two-chairs-2');
  });
});

test('an address that others have gets the first free number', () => {
  expect(freeAddress('hope', new Set())).toBe('hope');
  expect(freeAddress('hope', new Set(['hope', 'hope-2', 'hope-4']))).toBe('hope-3');
});

test.each([
  ...['https://example.org/give', 'http://EXAMPLE.com', 'office@example.org', 'https://www.example.net:8443/a'],
  ...['https://example.org./give', 'https://give.example/x', 'http://localhost:3000/', 'a@b@church.test'],
])('%s is at a name that nobody can own', (address) => {
  expect(isExampleAddress(address)).toBe(true);
});

test.each([
  'https://give.church/example.org',
  'ana@myexample.org',
  'https://example.org.ec/',
  'https://x.ec/?to=a@example.org',
  '',
])('“%s” is not', (address) => {
  expect(isExampleAddress(address)).toBe(false);
});
