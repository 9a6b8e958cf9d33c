import { builtInLocales, isBuiltIn, otherLanguage } from '../../api/language/contract';
import type { Core } from '@strapi/strapi';
import { rowsOfPublication, table } from '../../lib/table';
import { type BoardLanguage } from '../../api/translation-board/contract';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { deleteFacts, readFactsOf, saveFact } from './fact-rows';
import { fingerprint } from './fingerprint';
import { afterPublication } from './text-facts';
import { populateText } from './text-shape';
import { translatedTypes, type TranslatedType } from './translated-types';

export type PublishedText = { entryId: string; language: BoardLanguage; fingerprint: string };

/** The fingerprints of what visitors read, of one entry or of all. */
export async function publishedTexts(
  strapi: Core.Strapi,
  { uid, text }: TranslatedType,
  documentId?: string,
): Promise<PublishedText[]> {
  const found = await table(strapi, uid).findMany({
    where: { publishedAt: { $notNull: true }, locale: { $in: builtInLocales }, ...(documentId ? { documentId } : {}) },
    populate: populateText(text),
  });
  return found.flatMap((version) => {
    const { documentId: entryId, locale: language } = version;
    return language && isBuiltIn(language) ? [{ entryId, language, fingerprint: fingerprint(text, version) }] : [];
  });
}

/** One publication at a time for each entry, so that none overlooks the other language's. */
export function lockFacts<T>(strapi: Core.Strapi, entryId: string, work: () => Promise<T>): Promise<T> {
  return withAdvisoryLock(strapi, `translation of ${entryId}`, work);
}

async function record(
  strapi: Core.Strapi,
  type: TranslatedType,
  entryId: string,
  languages: readonly unknown[],
): Promise<void> {
  const key = { contentType: type.uid, entryId };
  const texts = await publishedTexts(strapi, type, entryId);
  for (const { language, fingerprint: text } of texts.filter((one) => languages.includes(one.language))) {
    const facts = await readFactsOf(strapi, key);
    const before = { own: facts[language], other: facts[otherLanguage(language)] };
    const { own, other } = afterPublication(before, text, new Date().toISOString());
    if (own !== before.own) await saveFact(strapi, { ...key, language }, own);
    if (other && other !== before.other) await saveFact(strapi, { ...key, language: otherLanguage(language) }, other);
  }
}

async function forget(strapi: Core.Strapi, { uid }: TranslatedType, entryId: string): Promise<void> {
  const left = await table(strapi, uid).findMany({ where: { documentId: entryId, locale: { $in: builtInLocales } } });
  await deleteFacts(
    strapi,
    { contentType: uid, entryId },
    left.map(({ locale }) => locale),
  );
}

/**
 * In the transaction of the change. An unpublished entry keeps its facts, so that it is known to be behind when it
 * comes back.
 */
export function keepTextFacts(strapi: Core.Strapi): void {
  const types = new Map<string, TranslatedType>(translatedTypes(strapi).map((type) => [type.uid, type]));

  strapi.documents.use(async (context, next) => {
    const type = types.get(context.uid);
    if (type === undefined || (context.action !== 'publish' && context.action !== 'delete')) return next();
    const { action } = context;
    const { documentId } = context.params;
    return lockFacts(strapi, documentId, async () => {
      const result = await next();
      if (action === 'delete') {
        await forget(strapi, type, documentId);
      } else {
        const languages = rowsOfPublication(result).map(({ locale }) => locale);
        await record(strapi, type, documentId, languages);
      }
      return result;
    });
  });
}
