import * as v from 'valibot';
import { type Image, imageSchema } from './media';

/** Parsed on the server, so the browser needs no Markdown parser. Raw HTML becomes text. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; children: Inline[] }
  | { type: 'emphasis'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'break' };

export type HeadingLevel = 1 | 2 | 3 | 4;

/** `title` is the bold start of an item written `**Title:** text`, without the colon. */
export type ListItem = { title?: string | undefined; children: Inline[]; blocks?: Block[] | undefined };

export type Block =
  | { type: 'heading'; level: HeadingLevel; id: string; children: Inline[] }
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: ListItem[] }
  /** The reference excludes the dash of `— Romans 6:23 (WEB)`; the translation is null if it is not known. */
  | { type: 'scripture'; children: Inline[]; reference: string; translation: string | null }
  /** A picture of the Media Library; the image is null if it was deleted or withdrawn. */
  | { type: 'picture'; image: Image | null; alt: string; caption: string | null }
  | { type: 'quote'; blocks: Block[] };

export type RichText = Block[];

const inlineSchema: v.GenericSchema<Inline> = v.lazy(() =>
  v.variant('type', [
    v.object({ type: v.literal('text'), text: v.string() }),
    v.object({ type: v.literal('strong'), children: v.array(inlineSchema) }),
    v.object({ type: v.literal('emphasis'), children: v.array(inlineSchema) }),
    v.object({ type: v.literal('link'), href: v.string(), children: v.array(inlineSchema) }),
    v.object({ type: v.literal('break') }),
  ]),
);

const listItemSchema: v.GenericSchema<ListItem> = v.lazy(() =>
  v.object({
    title: v.optional(v.string()),
    children: v.array(inlineSchema),
    blocks: v.optional(richTextSchema),
  }),
);

const blockSchema: v.GenericSchema<Block> = v.lazy(() =>
  v.variant('type', [
    v.object({
      type: v.literal('heading'),
      level: v.picklist([1, 2, 3, 4]),
      id: v.string(),
      children: v.array(inlineSchema),
    }),
    v.object({ type: v.literal('paragraph'), children: v.array(inlineSchema) }),
    v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(listItemSchema) }),
    v.object({
      type: v.literal('scripture'),
      children: v.array(inlineSchema),
      reference: v.string(),
      translation: v.nullable(v.string()),
    }),
    v.object({
      type: v.literal('picture'),
      image: v.nullable(imageSchema),
      alt: v.string(),
      caption: v.nullable(v.string()),
    }),
    v.object({ type: v.literal('quote'), blocks: richTextSchema }),
  ]),
);

export const richTextSchema: v.GenericSchema<RichText> = v.array(blockSchema);
