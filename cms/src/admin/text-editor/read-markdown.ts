import type { Definition, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Mark, Node } from 'prosemirror-model';
import { splitTranslation } from '../../api/scripture/contract';
import { pictureOfParagraph } from '../../lib/markdown/picture-paragraph';
import { quotedPassage } from '../../lib/markdown/quoted-reference';
import { repairMarks } from '../../lib/markdown/repair-marks';
import { isSafeLink } from '../../lib/markdown/safe-link';
import { isTooComplex } from '../../lib/markdown/markdown-limits';
import { marks, nodes, schema } from './schema';

/** Where a block stood in the Markdown: its own characters, those before it, and the block that came before. */
export type Origin = { text: string; gap: string; previous: Node | null };

export type ReadText = {
  doc: Node;
  /** The Markdown of each block, as long as nobody changes it. */
  origins: WeakMap<Node, Origin>;
  last: Node | null;
  end: string;
};

type Definitions = ReadonlyMap<string, Definition>;
type Context = { markdown: string; definitions: Definitions };

const sourceOf = (markdown: string, { position }: Nodes): string =>
  markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

const writeText = (value: string, held: readonly Mark[]): Node[] =>
  value === '' ? [] : [schema.text(value.replaceAll('\n', ' '), held)];

function link(href: string | undefined, children: readonly PhrasingContent[], held: readonly Mark[], context: Context) {
  const mark = href !== undefined && isSafeLink(href) ? [marks.link.create({ href })] : [];
  return inlines(children, [...held, ...mark], context);
}

function inline(node: PhrasingContent, held: readonly Mark[], context: Context): Node[] {
  switch (node.type) {
    case 'strong':
      return inlines(node.children, [...held, marks.strong.create()], context);
    case 'emphasis':
      return inlines(node.children, [...held, marks.emphasis.create()], context);
    case 'link':
      return link(node.url, node.children, held, context);
    case 'linkReference':
      return link(context.definitions.get(node.identifier)?.url, node.children, held, context);
    case 'break':
      return [nodes.lineBreak.create()];
    case 'delete':
      return inlines(node.children, held, context);
    case 'image':
    case 'imageReference':
      return writeText(node.alt ?? '', held);
    case 'text':
    case 'inlineCode':
    case 'html':
      return writeText(node.value, held);
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
  const content = lines.flatMap((line, index) => (index === 0 ? line : [nodes.lineBreak.create(), ...line]));
  return content.length === 0 ? undefined : nodes.scripture.create(splitTranslation(passage.reference), content);
}

/** Blocks that need at least one block inside get an empty paragraph. */
const filled = (blocks: readonly Node[]): readonly Node[] => (blocks.length > 0 ? blocks : [nodes.paragraph.create()]);

function listItem(children: readonly RootContent[], context: Context): Node {
  const blocks = children.map((child) => block(child, context));
  const lead = blocks[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()];
  return nodes.listItem.create(null, [...lead, ...blocks]);
}

function block(node: RootContent, context: Context): Node {
  switch (node.type) {
    case 'heading':
      return nodes.heading.create({ level: Math.min(node.depth, 4) }, inlines(node.children, [], context));
    case 'paragraph': {
      const found = pictureOfParagraph(node);
      return found
        ? nodes.picture.create({ src: found.url, alt: found.alt ?? '', caption: found.title ?? '' })
        : nodes.paragraph.create(null, inlines(node.children, [], context));
    }
    case 'list': {
      const items = node.children.map(({ children }) => listItem(children, context));
      return node.ordered === true
        ? nodes.orderedList.create({ start: node.start ?? 1 }, items)
        : nodes.bulletList.create(null, items);
    }
    case 'blockquote':
      return (
        scripture(node, context) ??
        nodes.quote.create(null, filled(node.children.map((child) => block(child, context))))
      );
    default:
      return nodes.source.create({ text: sourceOf(context.markdown, node) });
  }
}

function definitionsOf({ children }: Root): Definitions {
  const found = children.filter((node): node is Definition => node.type === 'definition');
  return new Map(found.toReversed().map((definition) => [definition.identifier, definition]));
}

/** Remembers how each block was written. A text that would stop the browser stays as it is. */
export function readMarkdown(written: string): ReadText {
  const markdown = repairMarks(written);
  if (isTooComplex(markdown)) {
    const source = nodes.source.create({ text: markdown });
    const origins = new WeakMap<Node, Origin>([[source, { text: markdown, gap: '', previous: null }]]);
    return { doc: nodes.doc.create(null, source), origins, last: source, end: '' };
  }
  const root = fromMarkdown(markdown);
  const context = { markdown, definitions: definitionsOf(root) };
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
  return { doc: nodes.doc.create(null, filled(blocks)), origins, last: previous, end: markdown.slice(at) };
}
