import { type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isSafeLink } from '../../lib/markdown/safe-link';

const text = { validate: 'string', default: '' };

/** Headings below the fourth level become the fourth, as on the site. A pasted title is no title of the page. */
const headingRules = [1, 2, 3, 4, 5, 6].map((depth) => ({
  tag: `h${depth}`,
  attrs: { level: Math.min(Math.max(depth, 2), 4) },
}));

const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  attrs: { level: { validate: 'number', default: 2 } },
  defining: true,
  parseDOM: headingRules,
  toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, 0],
};

const scripture: NodeSpec = {
  group: 'block',
  content: 'inline*',
  attrs: { reference: text, translation: text },
  defining: true,
  parseDOM: [
    {
      tag: 'figure[data-reference]',
      contentElement: 'blockquote',
      getAttrs: (figure) => ({
        reference: figure.getAttribute('data-reference') ?? '',
        translation: figure.getAttribute('data-translation') ?? '',
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => {
    const { reference, translation } = attrs;
    return [
      'figure',
      { 'data-reference': String(reference), 'data-translation': String(translation) },
      ['blockquote', 0],
      ['figcaption', { contenteditable: 'false' }, [reference, translation].filter(Boolean).join(' · ')],
    ];
  },
};

const picture: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { src: text, alt: text, caption: text },
  parseDOM: [
    {
      tag: 'figure[data-picture]',
      getAttrs: (figure) => ({
        src: figure.getAttribute('data-picture') ?? '',
        alt: figure.getAttribute('data-alt') ?? '',
        caption: figure.getAttribute('data-caption') ?? '',
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => {
    const { src, alt, caption } = {
      src: String(attrs['src']),
      alt: String(attrs['alt']),
      caption: String(attrs['caption']),
    };
    return [
      'figure',
      { 'data-picture': src, 'data-alt': alt, 'data-caption': caption },
      ['img', { src, alt }],
      ...(caption === '' ? [] : [['figcaption', caption]]),
    ];
  },
};

/** Markdown that the site has no form for. It stays in the text as it is. */
const source: NodeSpec = {
  group: 'block',
  atom: true,
  attrs: { text },
  toDOM: ({ attrs }) => ['pre', String(attrs['text'])],
};

/** Exactly what the site shows; whatever else is pasted loses its form. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading,
    bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    orderedList: {
      group: 'block',
      content: 'listItem+',
      attrs: { start: { validate: 'number', default: 1 } },
      parseDOM: [{ tag: 'ol' }],
      toDOM: ({ attrs }) => ['ol', { start: String(attrs['start']) }, 0],
    },
    listItem: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    quote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    scripture,
    picture,
    source,
    text: { group: 'inline' },
    lineBreak: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: text },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (anchor) => {
            const href = anchor.getAttribute('href') ?? '';
            return isSafeLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps all that it copies in a <b> that is not bold.
        { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]\d\d)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    emphasis: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
  },
});

export const { nodes, marks } = schema;
