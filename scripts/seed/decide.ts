import type { FieldHashes } from './schema';

/** What is to happen to an entry in one language. */
export type Decision = 'create' | 'refresh' | 'keep' | 'unchanged';

export interface Situation {
  /** What the seed holds now. */
  readonly wanted: FieldHashes;
  /** What the seed noted when it last finished this entry. */
  readonly noted: FieldHashes | null;
  /** What these fields hold while nobody has filled them in. */
  readonly blank: FieldHashes;
  /** What the CMS holds as a draft, and as published. */
  readonly draft: FieldHashes | null;
  readonly published: FieldHashes | null;
}

function same(one: FieldHashes, other: FieldHashes): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** A field is the seed's when it is as noted or as wanted; one that the seed never filled, when it is blank. */
function isUntouched(current: FieldHashes, { wanted, noted, blank }: Situation): boolean {
  return Object.keys(wanted).every((name) => {
    const seeded = noted === null ? wanted[name] : (noted[name] ?? blank[name]);
    return current[name] === wanted[name] || current[name] === seeded;
  });
}

/** An entry that somebody edited, unpublished or deleted stays as it is. What an interruption left unfinished is finished. */
export function decide(situation: Situation, force: boolean): Decision {
  const { wanted, noted, draft, published } = situation;
  const upToDate = draft !== null && published !== null && same(wanted, draft) && same(wanted, published);
  if (upToDate) return noted !== null && same(wanted, noted) ? 'unchanged' : 'refresh';
  if (force) return draft === null ? 'create' : 'refresh';
  if (draft === null) return noted === null ? 'create' : 'keep';
  if (noted === null) return same(wanted, draft) ? 'refresh' : 'keep';
  const touched = published === null || !isUntouched(draft, situation) || !isUntouched(published, situation);
  const backAsSeeded = same(wanted, draft) && same(wanted, noted);
  return touched || backAsSeeded ? 'keep' : 'refresh';
}
