import type { Definition, List, ListItem as MarkdownListItem, Root, RootContent } from 'mdast';
import type { Block, HeadingLevel, Inline, ListItem, RichText } from '../../api/rich-text/contract';
import { createHeadingIds } from './heading-ids';
import { type Definitions, fromNodes, plainText } from './inline';
import { splitTitle } from './list-item';
import { scripture } from './scripture';

type Context = { definitions: Definitions; headingId: (title: string) => string };

/** Articles have four heading levels; deeper ones become the fourth. */
function headingLevel(depth: number): HeadingLevel {
  return depth === 1 || depth === 2 || depth === 3 ? depth : 4;
}

const paragraph = (children: Inline[]): Block[] => (children.length === 0 ? [] : [{ type: 'paragraph', children }]);

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
    case 'paragraph':
      return paragraph(fromNodes(node.children, context.definitions));
    case 'list':
      return [list(node, context)];
    case 'blockquote':
      return [
        scripture(node, context.definitions) ?? {
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

function definitionsOf(root: Root): Definitions {
  const definitions = root.children.filter((node): node is Definition => node.type === 'definition');
  // The first of two definitions with the same name counts, as in CommonMark.
  return new Map(definitions.toReversed().map((definition) => [definition.identifier, definition]));
}

/** Converts an editor's Markdown to the tree of the contract. */
export async function parseMarkdown(markdown: string): Promise<RichText> {
  // The parser is an ES module, so the CommonJS build imports it at run time.
  const { fromMarkdown } = await import('mdast-util-from-markdown');
  const root = fromMarkdown(markdown);
  const context = { definitions: definitionsOf(root), headingId: createHeadingIds() };
  return root.children.flatMap((node) => fromBlock(node, context));
}
