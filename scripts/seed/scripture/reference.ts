export interface Reference {
  readonly book: string;
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
}

/** `ROM 6:23` or `1CO 12:22-26`. */
export function parseReference(text: string): Reference {
  const match = /^([1-3A-Z][A-Z]{2}) (\d+):(\d+)(?:-(\d+))?$/.exec(text);
  const [, book, chapter, first, last] = match ?? [];
  if (book === undefined) throw new Error(`“${text}” is no scripture reference such as ROM 6:23 or 1CO 12:22-26.`);
  const reference = { book, chapter: Number(chapter), first: Number(first), last: Number(last ?? first) };
  if (reference.last < reference.first) throw new Error(`The verses of “${text}” run backwards.`);
  return reference;
}

/** The key of each verse, as the files of verses have it. */
export function versesOf({ book, chapter, first, last }: Reference): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${book} ${chapter}:${first + index}`);
}
