import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { builtInLocales } from '../../api/language/contract';
import type { BoardLanguage } from '../../api/translation-board/contract';
import type { TextFact } from './text-facts';

const factsUid = 'api::translation-board.published-text';

const rowSchema = v.object({
  contentType: v.string(),
  entryId: v.string(),
  language: v.picklist(builtInLocales),
  fingerprint: v.string(),
  matches: v.nullable(v.string()),
  changedAt: v.string(),
});

export type FactRow = v.InferOutput<typeof rowSchema>;
export type FactKey = Pick<FactRow, 'contentType' | 'entryId'>;

export async function readFacts(strapi: Core.Strapi, where: Partial<FactKey> = {}): Promise<FactRow[]> {
  const select = ['contentType', 'entryId', 'language', 'fingerprint', 'matches', 'changedAt'];
  return v.parse(v.array(rowSchema), await strapi.db.query(factsUid).findMany({ select, where }));
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
  kept: readonly string[],
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
