import type { Block, RichText } from '@contracts/rich-text';

/** Two lists by position; null where the shorter one ends. */
export function pairUp<Item>(own: readonly Item[], other: readonly Item[]): (readonly [Item | null, Item | null])[] {
  return Array.from({ length: Math.max(own.length, other.length) }, (_, index) => [
    own[index] ?? null,
    other[index] ?? null,
  ]);
}

/** Pairs each part by itself if both have as many headings, so that a split paragraph shifts nothing behind it. */
export function pairBlocks(own: RichText, other: RichText): (readonly [Block | null, Block | null])[] {
  const [ownParts, otherParts] = [partsOf(own), partsOf(other)];
  if (ownParts.length !== otherParts.length) return pairUp(own, other);
  return ownParts.flatMap((part, index) => pairUp(part, otherParts[index] ?? []));
}

/** Splits a text before each heading. */
function partsOf(text: RichText): Block[][] {
  const parts: Block[][] = [[]];
  for (const block of text) {
    if (block.type === 'heading') parts.push([block]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}
