import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { Mark, Node } from '@tiptap/react';
import { isSafeLink } from '../../lib/markdown/addresses';

/** An attribute that the element holds as `data-…`, so that a copy within the editor keeps it. */
const data = (name: string) => ({
  [name]: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
    renderHTML: ({ [name]: value }: Record<string, string>) => ({ [`data-${name}`]: value }),
  },
});

const Scripture = Node.create({
  name: 'scripture',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ ...data('reference'), ...data('translation') }),
  parseHTML: () => [{ tag: 'figure[data-reference]', contentElement: 'blockquote' }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'figure',
    HTMLAttributes,
    ['blockquote', 0],
    [
      'figcaption',
      { contenteditable: 'false' },
      [attrs['reference'], attrs['translation']].filter(Boolean).join(' · '),
    ],
  ],
  addKeyboardShortcuts() {
    return {
      /** At the end of a passage goes on below it; within it, makes a new line. */
      Enter: ({ editor }) => {
        const { $from, $to } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        if ($to.pos < $to.end()) return editor.commands.setHardBreak();
        const after = $to.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .scrollIntoView()
          .run();
      },
    };
  },
});

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ ...data('src'), ...data('alt'), ...data('caption') }),
  parseHTML: () => [{ tag: 'figure[data-src]' }],
  renderHTML({ node, HTMLAttributes }) {
    const { src, alt, caption } = node.attrs as Record<string, string>;
    return ['figure', HTMLAttributes, ['img', { src, alt }], ...(caption === '' ? [] : [['figcaption', caption]])];
  },
});

/** Markdown that the site has no form for. It stays in the text as it is. */
const Source = Node.create({
  name: 'source',
  group: 'block',
  atom: true,
  addAttributes: () => ({ text: { default: '', rendered: false } }),
  renderHTML: ({ node }) => ['pre', String(node.attrs['text'])],
});

/** Tiptap's own makes links of what looks like an address, which costs as much code as all marks. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (anchor) => isSafeLink(anchor.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Exactly what the site shows; whatever else is pasted loses its form. */
export const extensions = [
  Document,
  Paragraph,
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  Scripture,
  Picture,
  Source,
  Text,
  HardBreak,
  Link,
  Bold,
  Italic,
  UndoRedo,
];
