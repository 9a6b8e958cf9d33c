import { fromMarkdown } from 'mdast-util-from-markdown';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { richTextSchema } from '../../contracts/rich-text';
import { isTooComplex } from '../../lib/markdown/markdown-limits';
import { presentMarkdown } from './present-markdown';

const hill = { url: '/uploads/hill.webp?v=1', width: 1200, height: 800, formats: [] };

const sources = {
  nameTranslation: ({ translation }: { translation: string }) => translation || null,
  findPictures: (addresses: readonly string[]) =>
    Promise.resolve(new Map(addresses.filter((url) => url === '/uploads/hill.webp').map((url) => [url, hill]))),
};

const text = (value: string) => ({ type: 'text', text: value });

async function parse(...lines: string[]) {
  const tree = await presentMarkdown(fromMarkdown(lines.join('\n')), sources);
  expect(v.is(richTextSchema, tree)).toBe(true);
  return tree;
}

describe('headings', () => {
  test('have four levels, and an id of their own each', async () => {
    const tree = await parse('# Oración y ayuno', '## Why?', '### Why?', '#### Four', '###### Six', '# ¿?');
    expect(tree.map((block) => (block.type === 'heading' ? [block.level, block.id] : block))).toEqual([
      [1, 'oracion-y-ayuno'],
      [2, 'why'],
      [3, 'why-2'],
      [4, 'four'],
      [4, 'six'],
      [1, 'section'],
    ]);
  });
});

describe('paragraphs', () => {
  test('keep emphasis and line breaks, and lines that the editor wrapped are one', async () => {
    expect(await parse('A **bold _word_** and', 'more  ', 'below.')).toEqual([
      {
        type: 'paragraph',
        children: [
          text('A '),
          { type: 'strong', children: [text('bold '), { type: 'emphasis', children: [text('word')] }] },
          text(' and more'),
          { type: 'break' },
          text('below.'),
        ],
      },
    ]);
  });

  test('show raw HTML as text', async () => {
    expect(await parse('Before <b onclick="x()">bold</b>', '', '<script>alert(1)</script>')).toEqual([
      { type: 'paragraph', children: [text('Before <b onclick="x()">bold</b>')] },
      { type: 'paragraph', children: [text('<script>alert(1)</script>')] },
    ]);
  });

  test('show the description of a picture instead of loading it', async () => {
    expect(await parse('![A hill](https://elsewhere.example/hill.png)')).toEqual([
      { type: 'paragraph', children: [text('A hill')] },
    ]);
  });
});

describe('pictures', () => {
  test('of the Media Library that stand alone are shown with their caption', async () => {
    expect(await parse('![A hill](/uploads/hill.webp "At dawn")', '', '![Gone](/uploads/gone.webp)')).toEqual([
      { type: 'picture', image: hill, alt: 'A hill', caption: 'At dawn' },
      { type: 'picture', image: null, alt: 'Gone', caption: null },
    ]);
  });

  test('from elsewhere, or in the middle of a sentence, are their description', async () => {
    expect(
      await parse('![A](https://elsewhere.example/uploads/hill.webp)', '', 'See ![B](/uploads/hill.webp)'),
    ).toEqual([
      { type: 'paragraph', children: [text('A')] },
      { type: 'paragraph', children: [text('See B')] },
    ]);
  });
});

describe('links', () => {
  test.each(['https://example.org/a?b=c#d', 'http://example.org', 'mailto:a@example.org', 'tel:+1555', '/prayer'])(
    '%s leads there',
    async (href) => {
      expect(await parse(`[here](${href})`)).toEqual([
        { type: 'paragraph', children: [{ type: 'link', href, children: [text('here')] }] },
      ]);
    },
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'java&#9;script:alert(1)',
    '/&#9;/elsewhere.example',
    'vbscript:x',
    'file:///etc/passwd',
    'article',
    '&#0;javascript:alert(1)',
  ])('%s leaves only the words', async (href) => {
    expect(await parse(`[here](<${href}>)`)).toEqual([{ type: 'paragraph', children: [text('here')] }]);
  });

  test('may be written by reference', async () => {
    expect(await parse('[here][a]', '', '[a]: /support')).toEqual([
      { type: 'paragraph', children: [{ type: 'link', href: '/support', children: [text('here')] }] },
    ]);
  });
});

describe('lists', () => {
  test('are bulleted or numbered', async () => {
    expect(await parse('- one', '- two', '', 'then', '', '1. first', '2. second')).toEqual([
      { type: 'list', ordered: false, items: [{ children: [text('one')] }, { children: [text('two')] }] },
      { type: 'paragraph', children: [text('then')] },
      { type: 'list', ordered: true, items: [{ children: [text('first')] }, { children: [text('second')] }] },
    ]);
  });

  test('take a bold lead with a colon as the title of an item', async () => {
    expect(await parse('- **Listen:** more than you speak', '- **Pray**: at once', '- **Only** bold')).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [
          { title: 'Listen', children: [text('more than you speak')] },
          { title: 'Pray', children: [text('at once')] },
          { children: [{ type: 'strong', children: [text('Only')] }, text(' bold')] },
        ],
      },
    ]);
  });

  test('hold further paragraphs and lists inside an item', async () => {
    expect(await parse('- **Visit:** gently', '', '  Stay short.', '', '  1. knock')).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [
          {
            title: 'Visit',
            children: [text('gently')],
            blocks: [
              { type: 'paragraph', children: [text('Stay short.')] },
              { type: 'list', ordered: true, items: [{ children: [text('knock')] }] },
            ],
          },
        ],
      },
    ]);
  });
});

describe('quotations', () => {
  const verse = 'For the wages of sin is death';

  test.each([
    ['on the next line', [`> ${verse}`, '> — Romans 6:23']],
    ['after a hard break', [`> ${verse}  `, '> — Romans 6:23']],
    ['in a paragraph of its own', [`> ${verse}`, '>', '> — Romans 6:23']],
  ])('are scripture when the reference stands %s', async (_, lines) => {
    expect(await parse(...lines)).toEqual([
      { type: 'scripture', children: [text(verse)], reference: 'Romans 6:23', translation: null },
    ]);
  });

  test('keep the verses of a longer passage apart', async () => {
    expect(await parse('> One.', '>', '> Two.', '> — 1 Corintios 12:22-26')).toEqual([
      {
        type: 'scripture',
        children: [text('One.'), { type: 'break' }, text('Two.')],
        reference: '1 Corintios 12:22-26',
        translation: null,
      },
    ]);
  });

  test('without a reference stay quotations, a dash in the middle of a line included', async () => {
    expect(await parse('> He came — at last')).toEqual([
      { type: 'quote', blocks: [{ type: 'paragraph', children: [text('He came — at last')] }] },
    ]);
  });
});

describe('a text that was written to stop the program', () => {
  const inside = (depth: number) => Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');

  test.each([
    ['quotations inside each other', `${'>'.repeat(2_000)}a`],
    ['bullets inside each other', `${'- '.repeat(6_000)}a`],
    ['lists inside each other', inside(500)],
    ['emphasis that is never closed', '*a_ '.repeat(12_000)],
    ['emphasis inside emphasis', `${'**a '.repeat(6_000)}${'b** '.repeat(6_000)}`],
    ['quotations after each other', '>a\n\n'.repeat(2_000)],
    ['underlined headings', 'a\n=\n\n'.repeat(2_000)],
    ['processing instructions', `x ${'<?'.repeat(15_000)}`],
    ['a text without end', 'word '.repeat(100_000)],
  ])('is refused: %s', (_, markdown) => {
    expect(isTooComplex(markdown)).toBe(true);
  });

  test.each([
    ['headings', '# a\n'.repeat(14_000)],
    ['emphasis', `${'*a_ '.repeat(140)}\n\n`.repeat(100)],
    ['quotations', '>>>>>>a\n\n'.repeat(160)],
    ['lists', '- a\n\nb\n\n'.repeat(900)],
  ])('is taken where it keeps to the limits: %s', (_, markdown) => {
    expect(isTooComplex(markdown)).toBe(false);
  });
});

test('long lists with titles, lines across and lists in lists are no harm', async () => {
  const items = Array.from({ length: 60 }, (_, index) => `- **Title ${index}:** text`);
  expect(isTooComplex(items.join('\n'))).toBe(false);
  const [list] = await parse(...items);
  expect(list?.type === 'list' && list.items.map(({ title }) => title).slice(0, 2)).toEqual(['Title 0', 'Title 1']);
  const steps = ['1. a', '   1. b', '      1. c', '         1. d'];
  expect(await parse('One', '', '- - - - - - - - - -', '', '* * * * * * * *', '', ...steps)).toHaveLength(2);
});

test('nothing written gives nothing', async () => {
  expect(await parse('', '---', '')).toEqual([]);
});
