import type { Core } from '@strapi/strapi';
import { type Row, table } from '../../lib/table';
import { builtInLocales } from '../../api/language/contract';
import type { BoardLanguage } from '../../api/translation-board/contract';
import type { TextFact } from './text-facts';

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
  kept: readonly (string | null)[],
): Promise<void> {
  const where = {
    contentType,
    entryId,
    language: { $in: builtInLocales.filter((language) => !kept.includes(language)) },
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
