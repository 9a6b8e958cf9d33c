import { expect, test } from 'vitest';
import { imagesToAdd, newImage } from './use-add-images';
import type { UrlStatus } from './use-url-check';

const event = { id: 'a23456789012345678901234' };
const [a, b] = ['/public-objects/a.jpg', '/public-objects/b.jpg'] as const;
const empty = { url: '', status: 'empty' } as const;
const typed = (url: string, status: UrlStatus) => ({ url, status });
const what = { event, selection: [b, a], url: empty, captions: { en: '', es: '' } };

test('images are added in the order selected, the address last', () => {
  expect(imagesToAdd(what)).toEqual([b, a]);
  expect(imagesToAdd({ ...what, url: typed('https://example.org/c.jpg', 'valid') })).toEqual([
    b,
    a,
    'https://example.org/c.jpg',
  ]);
});

test('an address alone is enough, and one that is also selected is added once', () => {
  expect(imagesToAdd({ ...what, selection: [], url: typed(a, 'valid') })).toEqual([a]);
  expect(imagesToAdd({ ...what, url: typed(a, 'valid') })).toEqual([b, a]);
});

test('nothing is added without an event, whatever else is missing', () => {
  expect(imagesToAdd({ ...what, event: undefined, selection: [], url: typed(a, 'failed') })).toBe('noEvent');
});

test.each(['waiting', 'validating', 'failed', 'invalid'] as const)(
  'nothing is added while an address is %s',
  (status) => {
    expect(imagesToAdd({ ...what, url: typed(a, status) })).toBe('urlNotValidated');
  },
);

test('there is nothing to add without a selection', () => {
  expect(imagesToAdd({ ...what, selection: [] })).toBe('nothingChosen');
});

test('a caption has 500 characters at most, however many bytes each takes', () => {
  for (const locale of ['en', 'es'] as const) {
    const written = (caption: string) => ({ ...what, captions: { ...what.captions, [locale]: caption } });
    expect(imagesToAdd(written(` ${'🙏'.repeat(500)} `))).toEqual([b, a]);
    expect(imagesToAdd(written('🙏'.repeat(501)))).toBe('captionTooLong');
  }
});

test('the caption in the page’s language is sent as `caption`, the other one by its language', () => {
  const image = { mediaType: 'image', mediaUrl: a };
  expect(newImage(a, { en: '', es: ' ' }, 'es')).toEqual({ ...image, caption: '' });
  expect(newImage(a, { en: ' Dawn', es: '' }, 'en')).toEqual({ ...image, caption: 'Dawn' });
  expect(newImage(a, { en: ' Dawn', es: '' }, 'es')).toEqual({ ...image, caption: '', captions: { en: 'Dawn' } });
});
