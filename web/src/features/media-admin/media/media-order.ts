import type { AdminMedia, MediaOrder } from '@contracts/event-media';

/** Moves one item and renumbers the list. */
export function movedTo(items: readonly AdminMedia[], id: string, index: number): readonly AdminMedia[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return items;
  const others = items.filter((candidate) => candidate !== item);
  return counted([...others.slice(0, index), item, ...others.slice(index)]);
}

export function without(items: readonly AdminMedia[], id: string): readonly AdminMedia[] {
  return counted(items.filter((item) => item.id !== id));
}

export function replaced(items: readonly AdminMedia[], changed: AdminMedia): readonly AdminMedia[] {
  // The position in the list wins: the order may have been changed locally.
  return counted(items.map((item) => (item.id === changed.id ? changed : item)));
}

/** Sorts the items by an order that may lack some of them or name some that are gone. */
export function inOrderOf(order: readonly AdminMedia[], items: readonly AdminMedia[]): readonly AdminMedia[] {
  const places = new Map(order.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: AdminMedia) => places.get(id) ?? order.length;
  return counted([...items].sort((one, other) => placeOf(one) - placeOf(other)));
}

/** Unchanged items stay the same objects, so that only changed rows rerender. */
export function reconciled(known: readonly AdminMedia[], items: readonly AdminMedia[]): readonly AdminMedia[] {
  const knownById = new Map(known.map((item) => [item.id, item]));
  return items.map((item) => {
    const before = knownById.get(item.id);
    return before && isSame(before, item) ? before : item;
  });
}

export function orderOf(items: readonly AdminMedia[]): MediaOrder {
  return { mediaOrders: items.map(({ id }, index) => ({ id, sortOrder: index + 1 })) };
}

function counted(items: readonly AdminMedia[]): readonly AdminMedia[] {
  return items.map((item, index) => (item.sortOrder === index + 1 ? item : { ...item, sortOrder: index + 1 }));
}

function isSame(one: AdminMedia, other: AdminMedia): boolean {
  return (
    one.mediaType === other.mediaType &&
    one.mediaUrl === other.mediaUrl &&
    one.thumbnailUrl === other.thumbnailUrl &&
    one.captions.en === other.captions.en &&
    one.captions.es === other.captions.es &&
    one.sortOrder === other.sortOrder &&
    one.withdrawn === other.withdrawn
  );
}
