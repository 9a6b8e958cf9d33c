type Neighbours<T> = { previous: T | undefined; next: T | undefined };

/** What stands before and after an entry of a list; nothing where the list does not know it. */
export function neighboursOf<T extends { slug: string }>(list: readonly T[], slug: string): Neighbours<T> {
  const at = list.findIndex((entry) => entry.slug === slug);
  if (at < 0) return { previous: undefined, next: undefined };
  return { previous: list[at - 1], next: list[at + 1] };
}
