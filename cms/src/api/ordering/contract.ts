import * as v from 'valibot';

export const orderingPath = '/admin/ordering';

export type Ordered = {
  readonly field: string;
  /** Where a new entry comes. */
  readonly newComes: 'first' | 'last';
};

/** The types whose entries have an order that an editor chooses. */
export const ordered: Readonly<Record<string, Ordered>> = {
  'api::article.article': { field: 'position', newComes: 'first' },
  'api::book.book': { field: 'position', newComes: 'last' },
  'api::crisis-line.crisis-line': { field: 'position', newComes: 'last' },
  'api::answer-template.answer-template': { field: 'position', newComes: 'last' },
  'api::training-module.training-module': { field: 'number', newComes: 'last' },
};

/** GET orderingPath?uid=…&documentId=…&locale=…: the other entries in order, as if this one were not there. */
export const orderingSchema = v.object({
  others: v.array(v.object({ documentId: v.string(), title: v.string(), place: v.number() })),
});

export type Ordering = v.InferOutput<typeof orderingSchema>;
export type Place = { readonly documentId: string; readonly place: number };

/** The entries when one of them has left its place: those behind it move up, unless another shares the place. */
export function without<T extends Place>(others: readonly T[], left: number | null): T[] {
  if (left === null || others.some(({ place }) => place === left)) return [...others];
  return others.map((other) => (other.place > left ? { ...other, place: other.place - 1 } : other));
}

/** The entries when another one takes this place: those that stand there or behind it move down. */
export function makeRoom<T extends Place>(others: readonly T[], taken: number): T[] {
  if (!others.some(({ place }) => place === taken)) return [...others];
  return others.map((other) => (other.place >= taken ? { ...other, place: other.place + 1 } : other));
}

/** The place right behind this entry, or the first one. */
export function placeAfter(others: readonly Place[], documentId: string | null): number {
  const before = others.find((other) => other.documentId === documentId);
  return before ? before.place + 1 : Math.min(1, ...others.map(({ place }) => place));
}

/** The entry that stands before this place; null for the first place. */
export function entryBefore(others: readonly Place[], place: number): string | null {
  return others.findLast((other) => other.place < place)?.documentId ?? null;
}
