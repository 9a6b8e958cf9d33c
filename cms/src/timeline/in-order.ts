type Placed = { id: number; documentId: string; sortOrder: number | null };

const last = Number.MAX_SAFE_INTEGER;

/**
 * The placed item takes exactly its position and the others move; without a position, or past the end, it comes last.
 */
export function inOrder<T extends Placed>(items: readonly T[], placedId?: string): T[] {
  const order = items
    .filter(({ documentId }) => documentId !== placedId)
    .sort((a, b) => (a.sortOrder ?? last) - (b.sortOrder ?? last) || a.id - b.id);
  for (const placed of items.filter(({ documentId }) => documentId === placedId)) {
    order.splice(Math.max(placed.sortOrder ?? last, 1) - 1, 0, placed);
  }
  return order;
}

type Ordered = { id: string; sortOrder: number };

/** Undefined unless each of `ids` is named once, in positions from 1 without gaps. */
export function readOrder(ids: readonly string[], asked: readonly Ordered[]): string[] | undefined {
  const order = [...asked].sort((a, b) => a.sortOrder - b.sortOrder);
  const named = new Set(order.map(({ id }) => id));
  const isWhole =
    order.every(({ sortOrder }, index) => sortOrder === index + 1) &&
    order.length === ids.length &&
    named.size === ids.length &&
    ids.every((id) => named.has(id));
  return isWhole ? order.map(({ id }) => id) : undefined;
}
