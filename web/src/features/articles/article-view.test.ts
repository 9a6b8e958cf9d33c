import { expect, test } from 'vitest';
import { readingMinutes } from './article-view';

const words = (count: number) => [{ type: 'text' as const, text: 'word '.repeat(count) }];

test('even a short text takes a minute', () => {
  expect(readingMinutes([])).toBe(1);
  expect(readingMinutes([{ type: 'paragraph', children: words(3) }])).toBe(1);
});

test('all kinds of blocks count', () => {
  expect(
    readingMinutes([
      { type: 'heading', level: 2, id: 'a', children: words(220) },
      { type: 'paragraph', children: [{ type: 'strong', children: words(220) }] },
      { type: 'list', ordered: false, items: [{ title: 'one', children: words(219) }] },
      { type: 'scripture', children: words(220), reference: 'Galatians 6:2', translation: 'WEB' },
      { type: 'quote', blocks: [{ type: 'paragraph', children: words(220) }] },
    ]),
  ).toBe(5);
});
