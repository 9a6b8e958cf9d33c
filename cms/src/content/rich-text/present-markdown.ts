import type { Core } from '@strapi/strapi';
import type { Blockquote, List, ListItem as MarkdownListItem, Root, RootContent } from 'mdast';
import type { Image } from '../../contracts/media';
import type { Block, HeadingLevel, Inline, ListItem, RichText } from '../../contracts/rich-text';
import { splitTranslation } from '../../contracts/scripture';
import { pictureOfParagraph } from '../../lib/markdown/addresses';
import { type Definitions, definitionsOf } from '../../lib/markdown/definitions';
import { quotedPassage } from '../../lib/markdown/quoted-reference';
import { normalize } from '../../lib/normalize';
import { table } from '../../lib/table';
import { presentImage } from '../reading/present-image';
import { bibleReader } from '../scripture/bible';
import { nameTranslation, type Quotation } from '../scripture/name-translation';
import { fromNodes, plainText, trimInlines } from './inline';
import { readMarkdown } from './read-markdown';

/** Lower case, without accents, words joined by hyphens: `Oración y ayuno` becomes `oracion-y-ayuno`. */
function slugify(title: string): string {
  return normalize(title, 'NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

export function createHeadingIds(): (title: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const base = slugify(title) || 'section';
    let id = base;
    let count = counts.get(base) ?? 1;
    while (used.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    counts.set(base, count);
    used.add(id);
    return id;
  };
}

type NameTranslation = (quotation: Quotation) => string | null;

/** A quotation whose last line is a Bible reference; undefined otherwise. */
function scripture(
  quotation: Blockquote,
  definitions: Definitions,
  nameTranslation: NameTranslation,
): Block | undefined {
  const passage = quotedPassage(quotation);
  const verses = (passage?.paragraphs ?? [])
    .map((nodes) => trimInlines(fromNodes(nodes, definitions)))
    .filter((inlines) => inlines.length > 0);
  const children = verses.flatMap((inlines, index): Inline[] =>
    index === 0 ? inlines : [{ type: 'break' }, ...inlines],
  );
  if (!passage || children.length === 0) return undefined;
  const { reference, translation } = splitTranslation(passage.reference);
  const name = nameTranslation({ verse: plainText(children), reference, translation });
  return { type: 'scripture', children, reference, translation: name };
}

export type Sources = {
  nameTranslation: NameTranslation;
  /** The pictures that visitors may see, by the addresses in the text. */
  findPictures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, Image>>;
};

type Context = {
  definitions: Definitions;
  headingId: (title: string) => string;
  nameTranslation: NameTranslation;
  pictures: ReadonlyMap<string, Image>;
};

/** Articles have four heading levels; deeper ones become the fourth. */
function headingLevel(depth: number): HeadingLevel {
  return depth === 1 || depth === 2 || depth === 3 ? depth : 4;
}

const paragraph = (children: Inline[]): Block[] => (children.length === 0 ? [] : [{ type: 'paragraph', children }]);

/** An item written `**Title:** text` (or `**Title**: text`) has a title; the colon is left out. */
function splitTitle(inlines: readonly Inline[]): { title?: string; children: Inline[] } {
  const [first, ...rest] = inlines;
  if (first?.type !== 'strong') return { children: [...inlines] };
  const lead = plainText(first.children).trim();
  if (lead.endsWith(':')) return { title: lead.slice(0, -1).trimEnd(), children: trimInlines(rest) };
  const [next, ...others] = rest;
  if (next?.type === 'text' && next.text.startsWith(':')) {
    return { title: lead, children: trimInlines([{ ...next, text: next.text.slice(1) }, ...others]) };
  }
  return { children: [...inlines] };
}

function listItem(item: MarkdownListItem, context: Context): ListItem {
  const [first, ...others] = item.children;
  const lead = first?.type === 'paragraph' ? fromNodes(first.children, context.definitions) : [];
  const blocks = (first?.type === 'paragraph' ? others : item.children).flatMap((node) => fromBlock(node, context));
  return { ...splitTitle(lead), ...(blocks.length > 0 ? { blocks } : {}) };
}

function list(node: List, context: Context): Block {
  return {
    type: 'list',
    ordered: node.ordered === true,
    items: node.children.map((item) => listItem(item, context)),
  };
}

function fromBlock(node: RootContent, context: Context): Block[] {
  switch (node.type) {
    case 'heading': {
      const children = fromNodes(node.children, context.definitions);
      const id = context.headingId(plainText(children));
      return children.length === 0 ? [] : [{ type: 'heading', level: headingLevel(node.depth), id, children }];
    }
    case 'paragraph': {
      const picture = pictureOfParagraph(node);
      return picture
        ? [
            {
              type: 'picture',
              image: context.pictures.get(picture.url) ?? null,
              alt: picture.alt ?? '',
              caption: picture.title ?? null,
            },
          ]
        : paragraph(fromNodes(node.children, context.definitions));
    }
    case 'list':
      return [list(node, context)];
    case 'blockquote':
      return [
        scripture(node, context.definitions, context.nameTranslation) ?? {
          type: 'quote',
          blocks: node.children.flatMap((child) => fromBlock(child, context)),
        },
      ];
    // Pasted HTML is shown as text and never becomes markup.
    case 'html':
    case 'code':
      return node.value === '' ? [] : paragraph([{ type: 'text', text: node.value }]);
    default:
      return [];
  }
}

export function picturesIn(node: Root | RootContent): { url: string; alt: string }[] {
  if (node.type === 'paragraph') {
    const picture = pictureOfParagraph(node);
    return picture ? [{ url: picture.url, alt: picture.alt ?? '' }] : [];
  }
  return 'children' in node ? node.children.flatMap(picturesIn) : [];
}

export async function presentMarkdown(root: Root, sources: Sources): Promise<RichText> {
  const context = {
    definitions: definitionsOf(root),
    headingId: createHeadingIds(),
    nameTranslation: sources.nameTranslation,
    pictures: await sources.findPictures(picturesIn(root).map(({ url }) => url)),
  };
  return root.children.flatMap((node) => fromBlock(node, context));
}

type IsWithheld = (name: string) => Promise<boolean>;

/** The pictures of the Media Library with these addresses, without those that are withdrawn. */
async function findPictures(
  strapi: Core.Strapi,
  addresses: readonly string[],
  isWithheld: IsWithheld,
): Promise<Map<string, Image>> {
  if (addresses.length === 0) return new Map();
  const found = await table(strapi, 'plugin::upload.file').findMany({
    where: { url: { $in: [...new Set(addresses)] } },
  });
  const shown = await Promise.all(
    found.map(async (file): Promise<[string, Image][]> => {
      const image = presentImage(file);
      const isShown = image !== null && !(await isWithheld(file.url.slice('/uploads/'.length)));
      return isShown ? [[file.url, image]] : [];
    }),
  );
  return new Map(shown.flat());
}

export const presentRichText = async (strapi: Core.Strapi, markdown: string, isWithheld: IsWithheld) =>
  presentMarkdown(await readMarkdown(markdown), {
    nameTranslation: (quotation) => nameTranslation(bibleReader(strapi), quotation),
    findPictures: (addresses) => findPictures(strapi, addresses, isWithheld),
  });
