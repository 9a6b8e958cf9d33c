import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { splitTranslation } from '../../contracts/scripture';
import { isSafeLink, pictureOfParagraph } from '../../lib/markdown/addresses';
import { type Definitions, definitionsOf } from '../../lib/markdown/definitions';
import { quotedPassage } from '../../lib/markdown/quoted-reference';
import { repairMarks } from '../../lib/markdown/repair-marks';
import { isTooComplex } from '../../lib/markdown/markdown-limits';

/** Where a block stood in the Markdown: its own characters, those before it, and the block that came before. */
export type Origin = { text: string; gap: string; previous: Node | null };

export type ReadText = {
  doc: Node;
  /** The Markdown of each block, as long as nobody changes it. */
  origins: WeakMap<Node, Origin>;
  last: Node | null;
  end: string;
};

type Context = { schema: Schema; markdown: string; definitions: Definitions };

const sourceOf = (markdown: string, { position }: Nodes): string =>
  markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

const writeText = (value: string, held: readonly Mark[], { schema }: Context): Node[] =>
  value === '' ? [] : [schema.text(value.replaceAll('\n', ' '), held)];

function link(href: string | undefined, children: readonly PhrasingContent[], held: readonly Mark[], context: Context) {
  const mark = href !== undefined && isSafeLink(href) ? [context.schema.mark('link', { href })] : [];
  return inlines(children, [...held, ...mark], context);
}

function inline(node: PhrasingContent, held: readonly Mark[], context: Context): Node[] {
  switch (node.type) {
    case 'strong':
      return inlines(node.children, [...held, context.schema.mark('bold')], context);
    case 'emphasis':
      return inlines(node.children, [...held, context.schema.mark('italic')], context);
    case 'link':
      return link(node.url, node.children, held, context);
    case 'linkReference':
      return link(context.definitions.get(node.identifier)?.url, node.children, held, context);
    case 'break':
      return [context.schema.node('hardBreak')];
    case 'delete':
      return inlines(node.children, held, context);
    case 'image':
    case 'imageReference':
      return writeText(node.alt ?? '', held, context);
    case 'text':
    case 'inlineCode':
    case 'html':
      return writeText(node.value, held, context);
    default:
      return [];
  }
}

const inlines = (children: readonly PhrasingContent[], held: readonly Mark[], context: Context): Node[] =>
  children.flatMap((child) => inline(child, held, context));

function scripture(node: RootContent, context: Context): Node | undefined {
  const passage = node.type === 'blockquote' ? quotedPassage(node) : undefined;
  if (!passage) return undefined;
  const lines = passage.paragraphs.map((children) => inlines(children, [], context)).filter((line) => line.length > 0);
  const content = lines.flatMap((line, index) => (index === 0 ? line : [context.schema.node('hardBreak'), ...line]));
  return content.length === 0
    ? undefined
    : context.schema.node('scripture', splitTranslation(passage.reference), content);
}

/** Blocks that need at least one block inside get an empty paragraph. */
const filled = (blocks: readonly Node[], schema: Schema): readonly Node[] =>
  blocks.length > 0 ? blocks : [schema.node('paragraph')];

function listItem(children: readonly RootContent[], context: Context): Node {
  const { schema } = context;
  const blocks = children.map((child) => block(child, context));
  const lead = blocks[0]?.type.name === 'paragraph' ? [] : [schema.node('paragraph')];
  return schema.node('listItem', null, [...lead, ...blocks]);
}

function block(node: RootContent, context: Context): Node {
  const { schema, markdown } = context;
  switch (node.type) {
    case 'heading':
      return schema.node('heading', { level: Math.min(node.depth, 4) }, inlines(node.children, [], context));
    case 'paragraph': {
      const found = pictureOfParagraph(node);
      return found
        ? schema.node('picture', { src: found.url, alt: found.alt ?? '', caption: found.title ?? '' })
        : schema.node('paragraph', null, inlines(node.children, [], context));
    }
    case 'list': {
      const items = node.children.map(({ children }) => listItem(children, context));
      return node.ordered === true
        ? schema.node('orderedList', { start: node.start ?? 1 }, items)
        : schema.node('bulletList', null, items);
    }
    case 'blockquote':
      return (
        scripture(node, context) ??
        schema.node(
          'blockquote',
          null,
          filled(
            node.children.map((child) => block(child, context)),
            schema,
          ),
        )
      );
    default:
      return schema.node('source', { text: sourceOf(markdown, node) });
  }
}

/** Remembers how each block was written. A text that would stop the browser stays as it is. */
export function readMarkdown(written: string, schema: Schema): ReadText {
  const markdown = repairMarks(written);
  if (isTooComplex(markdown)) {
    const source = schema.node('source', { text: markdown });
    const origins = new WeakMap<Node, Origin>([[source, { text: markdown, gap: '', previous: null }]]);
    return { doc: schema.node('doc', null, source), origins, last: source, end: '' };
  }
  const root = fromMarkdown(markdown);
  const context = { schema, markdown, definitions: definitionsOf(root) };
  const origins = new WeakMap<Node, Origin>();
  let previous: Node | null = null;
  let at = 0;
  const blocks: Node[] = [];
  for (const child of root.children) {
    const node = block(child, context);
    const start = child.position?.start.offset ?? at;
    origins.set(node, { text: sourceOf(markdown, child), gap: markdown.slice(at, start), previous });
    at = child.position?.end.offset ?? start;
    previous = node;
    blocks.push(node);
  }
  return { doc: schema.node('doc', null, filled(blocks, schema)), origins, last: previous, end: markdown.slice(at) };
}
