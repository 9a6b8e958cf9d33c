import { otherLanguage } from '../../contracts/language';
import type { Core } from '@strapi/strapi';
import type { Board, BoardEntry, BoardQuery, NotNeeded } from '../../contracts/translation-board';
import { isEntryName } from '../../lib/path-parameter';
import { boardEntries, filterEntries, typeNumbers } from './board-entries';
import { readEntryVersions } from './entry-versions';
import { readFacts, readFactsOf, saveFact } from './fact-rows';
import { lockFacts } from './keep-facts';
import { translatedTypes } from './translated-types';

export function createTranslationBoard(strapi: Core.Strapi) {
  const types = translatedTypes(strapi);

  async function readEntries(): Promise<BoardEntry[]> {
    const [versions, facts] = await Promise.all([readEntryVersions(strapi, types), readFacts(strapi)]);
    return boardEntries(types, versions, facts);
  }

  return {
    async read(query: BoardQuery): Promise<Board> {
      const entries = await readEntries();
      const found = filterEntries(entries, query);
      const pages = Math.max(1, Math.ceil(found.length / query.size));
      const page = Math.min(query.page, pages);
      return {
        types: typeNumbers(types, entries),
        entries: found.slice((page - 1) * query.size, page * query.size),
        found: found.length,
        page,
        pages,
      };
    },

    /** Every type, and what visitors read in one language, and in the other not at all or as it was. */
    async overview(): Promise<{ types: Board['types']; waiting: BoardEntry[] }> {
      const entries = await readEntries();
      return { types: typeNumbers(types, entries), waiting: entries.filter(({ waiting }) => waiting) };
    },

    /** True if there was anything to mark. */
    async markNotNeeded({ type, entry, language }: NotNeeded): Promise<boolean> {
      if (!types.some(({ uid }) => uid === type) || !isEntryName(entry)) return false;
      return lockFacts(strapi, entry, async () => {
        const key = { contentType: type, entryId: entry };
        const facts = await readFactsOf(strapi, key);
        const [own, other] = [facts[language], facts[otherLanguage(language)]];
        if (own === undefined || other === undefined) return false;
        await saveFact(strapi, { ...key, language }, { ...own, matches: other.fingerprint });
        return true;
      });
    },
  };
}
