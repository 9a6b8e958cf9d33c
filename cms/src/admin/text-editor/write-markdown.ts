import type { BlockContent, Blockquote, ListItem, PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Mark, Node } from '@tiptap/pm/model';
import type { ReadText } from './read-markdown';

/** Outermost first. */
const markOrder = ['link', 'bold', 'italic'];

type Run = { node: Node; held: readonly Mark[] };

const attribute = (node: Node | Mark, name: string): string => String(node.attrs[name] ?? '');

function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent {
  if (mark.type.name === 'link') {
    const isPhrasing = (child: PhrasingContent) => child.type !== 'link';
    return { type: 'link', url: attribute(mark, 'href'), children: children.filter(isPhrasing) };
  }
  return { type: mark.type.name === 'bold' ? 'strong' : 'emphasis', children };
}

/** Nests the marks of neighbours: Markdown opens a mark once for all that it holds. */
function nest(runs: readonly Run[]): PhrasingContent[] {
  const [first] = runs;
  if (!first) return [];
  const mark = markOrder.flatMap((type) => first.held.filter((held) => held.type.name === type)).at(0);
  if (!mark) {
    const leaf: PhrasingContent = first.node.isText
      ? { type: 'text', value: first.node.text ?? '' }
      : { type: 'break' };
    return [leaf, ...nest(runs.slice(1))];
  }
  const end = runs.findIndex(({ held }) => !mark.isInSet(held));
  const inside = end === -1 ? runs : runs.slice(0, end);
  const outside = end === -1 ? [] : runs.slice(end);
  return [
    wrap(mark, nest(inside.map(({ node, held }) => ({ node, held: held.filter((one) => !one.eq(mark)) })))),
    ...nest(outside),
  ];
}

/** Moves the spaces at the ends of bold and italic words out of them, where Markdown would not close. */
function expelSpaces({ node, held }: Run, index: number, runs: readonly Run[]): Run[] {
  const whole = node.text ?? '';
  const words = whole.trim();
  const start = whole.length - whole.trimStart().length;
  if (!node.isText || held.length === 0) return [{ node, held }];
  const shared = (neighbor: Run | undefined) =>
    held.filter((mark) => mark.type.name === 'link' || (neighbor !== undefined && mark.isInSet(neighbor.held)));
  const piece = (text: string, marks: readonly Mark[]): Run[] =>
    text === '' ? [] : [{ node: node.type.schema.text(text), held: marks }];
  return [
    ...piece(whole.slice(0, start), shared(runs[index - 1])),
    ...piece(words, held),
    ...piece(whole.slice(start + words.length), shared(runs[index + 1])),
  ];
}

/** A break at either end of a block is nothing in Markdown. */
function withoutOuterBreaks(runs: readonly Run[]): readonly Run[] {
  const isWords = ({ node }: Run) => node.isText && (node.text ?? '').trim() !== '';
  const first = runs.findIndex(isWords);
  return first === -1 ? [] : runs.slice(first, runs.findLastIndex(isWords) + 1);
}

function phrasing(parent: Node): PhrasingContent[] {
  const runs = parent.children.map((node): Run => ({ node, held: node.marks }));
  return nest(withoutOuterBreaks(runs.flatMap(expelSpaces)));
}

const childrenOf = (parent: Node): BlockContent[] => parent.children.flatMap(block);

function scripture(node: Node): Blockquote {
  const [reference, translation] = [attribute(node, 'reference'), attribute(node, 'translation')];
  const named = translation === '' ? reference : `${reference} (${translation})`;
  const last: PhrasingContent = { type: 'text', value: `\n— ${named}` };
  return { type: 'blockquote', children: [{ type: 'paragraph', children: [...phrasing(node), last] }] };
}

function list(node: Node): BlockContent {
  const children = node.children.map((item): ListItem => ({
    type: 'listItem',
    spread: false,
    children: childrenOf(item),
  }));
  const ordered = node.type.name === 'orderedList';
  return { type: 'list', ordered, spread: false, ...(ordered ? { start: Number(node.attrs['start']) } : {}), children };
}

function heading(node: Node): BlockContent {
  const level = Number(node.attrs['level']);
  return {
    type: 'heading',
    depth: level === 1 || level === 2 || level === 3 ? level : 4,
    children: phrasing(node),
  };
}

/** Empty paragraphs, headings and quotations do not exist in Markdown. */
function block(node: Node): BlockContent[] {
  switch (node.type.name) {
    case 'heading':
      return node.textContent.trim() === '' ? [] : [heading(node)];
    case 'bulletList':
    case 'orderedList':
      return [list(node)];
    case 'blockquote':
      return node.textContent.trim() === '' ? [] : [{ type: 'blockquote', children: childrenOf(node) }];
    case 'scripture':
      return node.textContent.trim() === '' ? [] : [scripture(node)];
    case 'picture': {
      const title = attribute(node, 'caption');
      const image = { url: attribute(node, 'src'), alt: attribute(node, 'alt'), ...(title ? { title } : {}) };
      return [{ type: 'paragraph', children: [{ type: 'image', ...image }] }];
    }
    case 'source':
      return [{ type: 'html', value: attribute(node, 'text') }];
    default:
      return node.textContent.trim() === '' ? [] : [{ type: 'paragraph', children: phrasing(node) }];
  }
}

const style = { bullet: '-', emphasis: '_', listItemIndent: 'one', resourceLink: true } as const;

function written(node: Node): string {
  const children: RootContent[] = block(node);
  return toMarkdown({ type: 'root', children }, style).trimEnd();
}

/** The document as Markdown. Blocks that nobody changed are written as they were read, byte for byte. */
export function writeMarkdown(doc: Node, { origins, last, end }: ReadText): string {
  let markdown = '';
  let previous: Node | null = null;
  for (const node of doc.children) {
    const origin = origins.get(node);
    const text = origin?.text ?? written(node);
    if (text === '') continue;
    const follows = origin !== undefined && origin.previous === previous;
    const gap = markdown === '' ? '' : '\n\n';
    markdown += (follows ? origin.gap : gap) + text;
    previous = node;
  }
  if (previous === null && last !== null) return '';
  return markdown + (previous === last || /^\s*$/.test(end) ? end : '');
}
