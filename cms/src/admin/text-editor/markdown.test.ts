import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor, getSchema } from '@tiptap/react';
import { describe, expect, test } from 'vitest';
import { insertBlock, linkAtCursor, setHeading, setLink, type Step } from './editor-commands';
import { extensions } from './extensions';
import { readMarkdown as read, type ReadText } from './read-markdown';
import { openMarkdown } from './use-editor';
import { writeMarkdown } from './write-markdown';

const schema = getSchema(extensions);
const readMarkdown = (markdown: string) => read(markdown, schema);

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

test('the text has exactly the forms that the site shows', () => {
  expect(Object.keys(schema.nodes).toSorted()).toEqual([
    'blockquote',
    'bulletList',
    'doc',
    'hardBreak',
    'heading',
    'listItem',
    'orderedList',
    'paragraph',
    'picture',
    'scripture',
    'source',
    'text',
  ]);
  expect(Object.keys(schema.marks).toSorted()).toEqual(['bold', 'italic', 'link']);
});

/** Puts the cursor before the text that begins with these words and takes a step there. */
function edit(markdown: string, words: string, step: (editor: Editor) => unknown): string {
  let text: ReadText | undefined;
  const editor = new Editor({
    element: null,
    extensions,
    onBeforeCreate({ editor: created }) {
      text = openMarkdown(created, markdown);
    },
  });
  if (text === undefined) throw new Error('The editor read nothing');
  let at = 0;
  editor.state.doc.descendants((node, position) => {
    if (at === 0 && node.isText && node.text?.startsWith(words)) at = position;
  });
  editor.commands.setTextSelection(at);
  step(editor);
  return writeMarkdown(editor.state.doc, text);
}

const typing = (words: string) => (editor: Editor) =>
  editor.commands.command(({ tr }) => {
    tr.insertText(words);
    return true;
  });

describe('a change', () => {
  test('leaves every other block as it was', () => {
    const plain = awkward.replaceAll('\r', '');
    expect(edit(plain, 'Setext', typing('My '))).toBe(
      plain.replace('Setext heading\n==============', '# My Setext heading'),
    );
    expect(edit(awkward, 'fenced', () => undefined)).toBe(awkward);
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
    const bold = { type: 'text', text: ' so ', marks: [{ type: 'bold' }] };
    expect(edit('x', 'x', (editor) => editor.commands.insertContent(bold))).toBe('**so** x');
  });
});

describe('the toolbar', () => {
  const take = (step: Step) => (editor: Editor) => step(editor.chain()).run();

  test.each<[string, string, string, Step]>([
    ['a heading', 'Words\n\nMore', '### Words\n\nMore', setHeading(3)],
    ['a paragraph of a heading', '### Words', 'Words', setHeading(0)],
    ['a list', 'Words', '- Words', (chain) => chain.toggleBulletList()],
    ['numbers of a list', '- Words\n- Two', '1. Words\n2. Two', (chain) => chain.toggleOrderedList()],
    ['paragraphs of a list', '- Words', 'Words', (chain) => chain.toggleBulletList()],
    ['a quotation', 'Words', '> Words', (chain) => chain.toggleBlockquote()],
    ['a paragraph of a quotation', '> Words', 'Words', (chain) => chain.toggleBlockquote()],
  ])('makes %s', (_, before, after, step) => {
    expect(edit(before, 'Words', take(step))).toBe(after);
  });

  test('puts a picture below the text', () => {
    const picture = { type: 'picture', attrs: { src: '/uploads/a.webp', alt: 'A', caption: 'B' } };
    expect(edit('Words', 'Words', take(insertBlock(picture)))).toBe('Words\n\n![A](/uploads/a.webp "B")');
  });

  test('changes and removes the whole link at the cursor', () => {
    const change = (editor: Editor) => take(setLink(linkAtCursor(editor), '/new', ''))(editor);
    const remove = (editor: Editor) => editor.chain().setTextSelection(linkAtCursor(editor)).unsetMark('link').run();
    expect(edit('Ask [them now](/old) or not', 'them', change)).toBe('Ask [them now](/new) or not');
    expect(edit('Ask [them now](/old) or not', 'them', remove)).toBe('Ask them now or not');
  });

  test('makes a link of the words that were asked for where none are selected', () => {
    const insert = (editor: Editor) => take(setLink(linkAtCursor(editor), '/prayer', 'Pray'))(editor);
    expect(edit('Words', 'Words', insert)).toBe('[Pray](/prayer)Words');
  });
});
