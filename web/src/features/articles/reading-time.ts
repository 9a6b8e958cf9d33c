import type { Block, Inline, RichText } from '@contracts/rich-text';

const wordsPerMinute = 220;

/** Whole minutes, at least one. */
export function readingMinutes(body: RichText): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute));
}

function countWords(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOfBlock(block), 0);
}

function wordsOfBlock(block: Block): number {
  switch (block.type) {
    case 'list':
      return block.items.reduce(
        (sum, { title = '', children, blocks = [] }) =>
          sum + words(title) + words(plain(children)) + countWords(blocks),
        0,
      );
    case 'quote':
      return countWords(block.blocks);
    case 'picture':
      return words(block.caption ?? '');
    default:
      return words(plain(block.children));
  }
}

function plain(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      return inline.type === 'break' ? ' ' : plain(inline.children);
    })
    .join('');
}

function words(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
