import type { PhrasingContent } from 'mdast';
import type { Inline } from '../../contracts/rich-text';
import { isSafeLink } from '../../lib/markdown/addresses';
import type { Definitions } from '../../lib/markdown/definitions';

const text = (value: string): Inline => ({ type: 'text', text: value.replaceAll('\n', ' ') });

function link(href: string | undefined, children: Inline[]): Inline[] {
  return href !== undefined && isSafeLink(href) ? [{ type: 'link', href, children }] : children;
}

function fromNode(node: PhrasingContent, definitions: Definitions): Inline[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'html':
      return [text(node.value)];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: fromNodes(node.children, definitions) }];
    case 'delete':
      return fromNodes(node.children, definitions);
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      return link(node.url, fromNodes(node.children, definitions));
    case 'linkReference':
      return link(definitions.get(node.identifier)?.url, fromNodes(node.children, definitions));
    case 'image':
    case 'imageReference':
      return node.alt ? [text(node.alt)] : [];
    default:
      return [];
  }
}

/** The inline content of a paragraph; adjacent text nodes are merged. */
export function fromNodes(nodes: readonly PhrasingContent[], definitions: Definitions): Inline[] {
  const inlines: Inline[] = [];
  for (const inline of nodes.flatMap((node) => fromNode(node, definitions))) {
    const last = inlines.at(-1);
    if (inline.type === 'text' && last?.type === 'text') {
      last.text += inline.text;
    } else {
      inlines.push(inline);
    }
  }
  return inlines;
}

export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'break' ? ' ' : plainText(inline.children);
    })
    .join('');
}

export function trimInlines(inlines: readonly Inline[]): Inline[] {
  const trimmed = inlines.map((inline) => ({ ...inline }));
  const first = trimmed.at(0);
  if (first?.type === 'text') {
    first.text = first.text.trimStart();
  }
  const last = trimmed.at(-1);
  if (last?.type === 'text') {
    last.text = last.text.trimEnd();
  }
  return trimmed.filter((inline) => inline.type !== 'text' || inline.text !== '');
}
