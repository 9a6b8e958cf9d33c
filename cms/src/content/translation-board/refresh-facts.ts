import { otherLanguage } from '../../api/language/contract';
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { readFacts, saveFact } from './fact-rows';
import { publishedTexts } from './keep-facts';
import { refreshed } from './text-facts';
import { translatedTypes, type TranslatedType } from './translated-types';

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
