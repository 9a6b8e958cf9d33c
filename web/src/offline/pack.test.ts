import { describe, expect, it } from 'vitest';
import { keepableAddress } from './keepable-kind';
import { bytesOf, bytesToFetch, type Pack } from './pack';

function pack(slug: string, files: Readonly<Record<string, number>>): Pack {
  const address = `/resources?module=${slug}`;
  return {
    address,
    title: slug,
    kind: 'module',
    content: `/api/training-modules/${slug}`,
    locale: 'en',
    version: '1',
    documents: [],
    files: Object.entries(files).map(([url, bytes]) => ({ url, bytes, insteadOf: [] })),
  };
}

describe('the size of what is kept', () => {
  const one = pack('one', { '/resources?module=one&lang=en': 10, '/assets/shared.js': 100 });
  const two = pack('two', { '/resources?module=two&lang=en': 20, '/assets/shared.js': 100 });

  it('counts once what several pages share', () => expect(bytesOf([one, two])).toBe(130));

  it('leaves out the built files that are there already, and fetches the words anew', () => {
    expect(bytesToFetch([two], [one])).toBe(20);
    expect(bytesToFetch([one], [one])).toBe(10);
    expect(bytesToFetch([one, two], [])).toBe(130);
  });
});

describe('a page that can be kept', () => {
  it.each([
    ['/resources?module=a&quiz=1&lang=es', '/resources?module=a'],
    ['/resources/?utm=1&article=a', '/resources?article=a'],
    ['/resources?tab=training', '/resources?tab=training'],
    ['/?gospel=1&lang=en', '/?gospel=1'],
    ['/resources', null],
    ['/resources?tab=resources', null],
    ['/prayer?gospel=1', null],
    ['/', null],
  ])('is known by its canonical address: %s', (address, expected) => {
    expect(keepableAddress(new URL(address, 'https://example.org'))).toBe(expected);
  });
});
