import * as v from 'valibot';
import { keptCache } from './kept-index';
import { documentUrl, type KeptKind, type Pack } from './pack';

export type KeptText = {
  id: string;
  kind: KeptKind;
  title: string;
  category: string;
  summary: string;
  text: string;
  href: string;
  lang: Pack['locale'];
};

const contentSchema = v.object({ data: v.unknown() });
const summarySchema = v.object({
  category: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  excerpt: v.optional(v.string(), ''),
});

/** Says nothing to a reader. */
const technical = new Set(['type', 'url', 'href', 'slug', 'locale', 'documentId', 'icon', 'key', 'id', 'socialImage']);

/** The titles and texts of all kept pages, each page once. */
export async function readKeptTexts(storage: CacheStorage, packs: readonly Pack[]): Promise<readonly KeptText[]> {
  if (packs.length === 0) return [];
  const cache = await storage.open(keptCache);
  const texts = packs.flatMap((pack) =>
    pack.documents.map(async (document): Promise<KeptText | null> => {
      const answer = await cache.match(document.content, { ignoreVary: true });
      if (!answer) return null;
      const { data } = v.parse(contentSchema, await answer.json());
      const about = v.safeParse(summarySchema, data);
      const { category, description, excerpt } = about.success
        ? about.output
        : { category: '', description: '', excerpt: '' };
      const href = documentUrl(document, pack.locale);
      return {
        id: href,
        kind: document.kind,
        title: document.title,
        category,
        summary: description || excerpt,
        text: wordsOf(data).join('\n'),
        href,
        lang: pack.locale,
      };
    }),
  );
  const found = (await Promise.all(texts)).filter((text) => text !== null);
  return Array.from(new Map(found.map((text) => [text.id, text])).values());
}

function wordsOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap(wordsOf);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => (technical.has(name) ? [] : wordsOf(value)));
}
