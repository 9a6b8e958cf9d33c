import * as v from 'valibot';

export const orderingPath = '/admin/ordering';

/** GET orderingPath?uid=…&documentId=…&locale=…: the other entries in order, as if this one were not there. */
export const orderingSchema = v.object({
  others: v.array(
    v.pipe(
      v.object({ documentId: v.string(), title: v.string(), place: v.number() }),
      v.transform(({ place: position, ...entry }) => ({ ...entry, position })),
    ),
  ),
});

export type Ordering = v.InferOutput<typeof orderingSchema>;
export type Positioned = { readonly documentId: string; readonly position: number };

/** The entries when one of them has left its position: those behind it move up, unless another shares the position. */
export function closeGap<T extends Positioned>(others: readonly T[], left: number | null): T[] {
  if (left === null || others.some(({ position }) => position === left)) return [...others];
  return others.map((other) => (other.position > left ? { ...other, position: other.position - 1 } : other));
}

/** The entries when another one takes this position: those that stand there or behind it move down. */
export function openGap<T extends Positioned>(others: readonly T[], taken: number): T[] {
  if (!others.some(({ position }) => position === taken)) return [...others];
  return others.map((other) => (other.position >= taken ? { ...other, position: other.position + 1 } : other));
}

/** The position right behind this entry, or the first one. */
export function positionAfter(others: readonly Positioned[], documentId: string | null): number {
  const before = others.find((other) => other.documentId === documentId);
  return before ? before.position + 1 : Math.min(1, ...others.map(({ position }) => position));
}

export function entryBefore(others: readonly Positioned[], position: number): string | null {
  return others.findLast((other) => other.position < position)?.documentId ?? null;
}
