import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { insertBlock, setHeading, toggleList } from './editor-commands';
import { readMarkdown } from './read-markdown';
import { nodes, schema } from './schema';
import { writeMarkdown } from './write-markdown';

const content = join(__dirname, '../../../../scripts/seed/content');
const articles = ['en', 'es'].flatMap((locale) =>
  readdirSync(join(content, locale, 'articles')).map((file) => join(content, locale, 'articles', file)),
);

const awkward = `
# Title\r
\r
Setext heading
==============

* stars   and  spaces
* *emphasis* __strong__ \`code\`
+ another list

1) one
2) two

> A quotation
>
> of two paragraphs

> The words
> of a verse.
> — Romans 6:23 (NTV)

    indented code

~~~
fenced
~~~

<b>html</b> &amp; entity

| a | table |
| - | ----- |

***

![A hill](/uploads/hill_1a.webp "At \\"dawn\\"")
![elsewhere](https://example.org/x.png)

[a link][1] and <https://example.org>

[1]: https://example.org/there 'Title'

A hard break  
and another\\
end.


`;

describe('Markdown that nobody changes', () => {
  test.each(articles)('is written as it was read: %s', (file) => {
    const markdown = readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
    const text = readMarkdown(markdown);
    expect(writeMarkdown(text.doc, text)).toBe(markdown);
  });

  test.each([awkward, '', '\n', 'x', 'x\n\n\n', '> — only a dash', '- ', '#'])(
    'is written as it was read, however it looks: %j',
    (markdown) => {
      const text = readMarkdown(markdown);
      expect(writeMarkdown(text.doc, text)).toBe(markdown);
    },
  );

  test('is read as it will be published where its marks were pasted', () => {
    const { doc } = readMarkdown('##\u00a0Heading\n\n•\u00a0one\n•\u00a0two');
    expect(doc.children.map(({ type }) => type.name)).toEqual(['heading', 'bulletList']);
    expect(doc.textContent).toBe('Headingonetwo');
  });

  test('stays as it is where it would stop the browser', { timeout: 5_000 }, () => {
    const markdown = `\n${'>'.repeat(5_000)}a\n\n${'*a_ '.repeat(12_000)}\n`;
    const text = readMarkdown(markdown);
    expect(writeMarkdown(text.doc, text)).toBe(markdown);
  });
});

/** Puts the cursor into the block that begins with these words and runs a command there. */
function edit(markdown: string, words: string, change: (state: EditorState) => EditorState): string {
  const text = readMarkdown(markdown);
  let at = 0;
  text.doc.descendants((node, position) => {
    if (at === 0 && node.isText && node.text?.startsWith(words)) at = position;
  });
  const state = EditorState.create({ doc: text.doc });
  const placed = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
  return writeMarkdown(change(placed).doc, text);
}

const typing = (words: string) => (state: EditorState) => state.apply(state.tr.insertText(words));

describe('a change', () => {
  test('leaves every other block as it was', () => {
    const plain = awkward.replaceAll('\r', '');
    expect(edit(plain, 'Setext', typing('My '))).toBe(
      plain.replace('Setext heading\n==============', '# My Setext heading'),
    );
    expect(edit(awkward, 'fenced', (state) => state)).toBe(awkward);
  });

  test('keeps what stands around it bold, linked and broken', () => {
    const markdown = 'Say **this, _and_ that** to [them](/prayer)\\\nnow.';
    expect(edit(markdown, 'Say', typing('Please '))).toBe(markdown.replace('Say', 'Please Say'));
  });

  test('of a passage keeps its reference and translation', () => {
    const markdown = '> The words.\n> — Romans 6:23 (NTV)';
    expect(edit(markdown, 'The words', typing('Oh: '))).toBe(markdown.replace('The words', 'Oh: The words'));
  });

  test('never makes marks of what was typed', () => {
    expect(edit('x', 'x', typing('1. *not* a [list](y) '))).toBe('1\\. \\*not\\* a \\[list]\\(y) x');
  });

  test('moves spaces out of bold words, where Markdown would not close', () => {
    const bold = (state: EditorState) => state.apply(state.tr.insert(1, schema.text(' so ', [schema.mark('strong')])));
    expect(edit('x', 'x', bold)).toBe('**so** x');
  });
});

test('the toolbar makes headings and lists', () => {
  const run = (command: ReturnType<typeof setHeading>) => (state: EditorState) => {
    let next = state;
    command(state, (transaction) => (next = state.apply(transaction)));
    return next;
  };
  expect(edit('Words\n\nMore', 'Words', run(setHeading(3)))).toBe('### Words\n\nMore');
  expect(edit('### Words', 'Words', run(setHeading(0)))).toBe('Words');
  expect(edit('Words', 'Words', run(toggleList(nodes.bulletList)))).toBe('- Words');
  expect(edit('- One\n- Two', 'One', run(toggleList(nodes.orderedList)))).toBe('1. One\n2. Two');
  expect(
    edit('Words', 'Words', run(insertBlock(nodes.picture.create({ src: '/uploads/a.webp', alt: 'A', caption: 'B' })))),
  ).toBe('Words\n\n![A](/uploads/a.webp "B")');
});
