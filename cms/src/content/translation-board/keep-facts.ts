import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { builtInLocales, isBuiltIn, otherLanguage } from '../../contracts/language';
import type { BoardLanguage } from '../../contracts/translation-board';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { isRecord } from '../../lib/is-record';
import { rowsOfPublication, table } from '../../lib/table';
import { afterPublication, deleteFacts, readFacts, readFactsOf, refreshed, saveFact } from './fact-rows';
import { populateText, type TextShape, type TranslatedType, translatedTypes } from './translated-types';

/** The text alone, without row ids or empty fields, so that a new field changes nothing until it is filled in. */
function textOf(shape: TextShape, entry: unknown): unknown[] {
  if (!isRecord(entry)) return [];
  return shape.flatMap(({ name, parts }) => {
    const value = entry[name];
    if (parts !== undefined) {
      const texts = Array.isArray(value) ? value.map((item) => textOf(parts, item)) : textOf(parts, value);
      return texts.length === 0 ? [] : [[name, texts]];
    }
    const text = typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
    return text === '' ? [] : [[name, text]];
  });
}

/** The same for the same text, whatever else changes in the entry. */
export function fingerprint(shape: TextShape, entry: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(textOf(shape, entry)))
    .digest('hex')
    .slice(0, 40);
}

export type PublishedText = { entryId: string; language: BoardLanguage; fingerprint: string };

async function publishedTexts(
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

/** In the transaction of the change. An unpublished entry keeps its facts, to be known as behind on its return. */
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

const keyOf = (entryId: string, language: string) => `${language} ${entryId}`;

async function refresh(strapi: Core.Strapi, type: TranslatedType): Promise<void> {
  const contentType = type.uid;
  const facts = new Map(
    (await readFacts(strapi, { contentType })).map((row) => [keyOf(row.entryId, row.language), row]),
  );
  const texts = await publishedTexts(strapi, type);
  const published = new Map(texts.map((text) => [keyOf(text.entryId, text.language), text.fingerprint]));
  const now = new Date().toISOString();
  for (const { entryId, language, fingerprint } of texts) {
    const [own, other] = [keyOf(entryId, language), keyOf(entryId, otherLanguage(language))];
    const fact = refreshed(
      { own: facts.get(own), other: facts.get(other) },
      { own: fingerprint, other: published.get(other) },
      now,
    );
    await saveFact(strapi, { contentType, entryId, language }, fact);
  }
}

/** A release may change which fields hold text; that alone must leave no translation behind. */
export async function refreshTextFacts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'published-texts' });
  await withAdvisoryLock(strapi, 'published-texts', async () => {
    for (const type of translatedTypes(strapi)) {
      const shape = createHash('sha256').update(JSON.stringify(type.text)).digest('hex');
      if ((await store.get({ key: type.uid })) === shape) continue;
      await refresh(strapi, type);
      await store.set({ key: type.uid, value: shape });
    }
  });
}
