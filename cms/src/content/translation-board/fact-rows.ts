import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import { builtInLocales } from '../../contracts/language';
import type { BoardLanguage } from '../../contracts/translation-board';

/** Describes the text that an entry published last in one language. */
export type TextFact = {
  fingerprint: string;
  /** When the text last changed for visitors. */
  changedAt: string;
  /** The text of the other language that this one says the same as; null while there is none. */
  matches: string | null;
};

type Facts = { own: TextFact | undefined; other: TextFact | undefined };

export function isBehind({ own, other }: Facts): boolean {
  return own !== undefined && other !== undefined && own.matches !== null && own.matches !== other.fingerprint;
}

/** A language that was behind or is new follows the other one; any other change leaves the other behind. */
export function afterPublication(
  { own, other }: Facts,
  fingerprint: string,
  now: string,
): { own: TextFact; other: TextFact | undefined } {
  if (own?.fingerprint === fingerprint) return { own, other };
  const follows = own === undefined || isBehind({ own, other });
  return {
    own: { fingerprint, changedAt: now, matches: other?.fingerprint ?? null },
    other: other && follows ? { ...other, matches: fingerprint } : other,
  };
}

/** Nobody can tell which language is older, so none is behind unless it was known to be. */
export function refreshed(
  { own, other }: Facts,
  published: { own: string; other: string | undefined },
  now: string,
): TextFact {
  const matched = own === undefined || own.matches === null || own.matches === other?.fingerprint;
  return {
    fingerprint: published.own,
    changedAt: own?.changedAt ?? now,
    matches: matched ? (published.other ?? other?.fingerprint ?? null) : own.matches,
  };
}

const factsUid = 'api::translation-board.published-text';

export type FactRow = Pick<Row<typeof factsUid>, 'contentType' | 'entryId' | 'language'> & TextFact;
export type FactKey = Pick<FactRow, 'contentType' | 'entryId'>;

export function readFacts(strapi: Core.Strapi, where: Partial<FactKey> = {}): Promise<FactRow[]> {
  return table(strapi, factsUid).findMany({ where });
}

export async function saveFact(
  strapi: Core.Strapi,
  key: FactKey & { language: BoardLanguage },
  { fingerprint, matches, changedAt }: TextFact,
): Promise<void> {
  const data = { fingerprint, matches, changedAt: new Date(changedAt) };
  const { count } = await strapi.db.query(factsUid).updateMany({ where: key, data });
  if (count === 0) await strapi.db.query(factsUid).create({ data: { ...key, ...data } });
}

export async function deleteFacts(
  strapi: Core.Strapi,
  { contentType, entryId }: FactKey,
  remaining: readonly (string | null)[],
): Promise<void> {
  const where = {
    contentType,
    entryId,
    language: { $in: builtInLocales.filter((language) => !remaining.includes(language)) },
  };
  await strapi.db.query(factsUid).deleteMany({ where });
}

export async function readFactsOf(
  strapi: Core.Strapi,
  key: FactKey,
): Promise<Readonly<Record<BoardLanguage, FactRow | undefined>>> {
  const rows = await readFacts(strapi, { contentType: key.contentType, entryId: key.entryId });
  const of = (language: BoardLanguage) => rows.find((row) => row.language === language);
  return { en: of('en'), es: of('es') };
}
