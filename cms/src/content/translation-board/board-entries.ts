import { builtInLocales, otherLanguage } from '../../contracts/language';
import {
  type BoardEntry,
  type BoardLanguage,
  type BoardQuery,
  pagesOfSite,
  type StateCounts,
  type TypeNumbers,
} from '../../contracts/translation-board';
import { isPage, siteTypes } from '../../site-types';
import type { EntryVersion } from './entry-versions';
import { type FactRow, isBehind } from './fact-rows';

type Typed = Pick<TypeNumbers, 'uid'>;
type Language = BoardEntry['languages']['en'];

function languageOf(
  version: EntryVersion | undefined,
  other: EntryVersion | undefined,
  facts: { own: FactRow | undefined; other: FactRow | undefined },
): Language {
  if (version === undefined) return { state: 'missing', behindSince: null };
  if (!version.published) return { state: 'draft', behindSince: null };
  const behind = other?.published === true && isBehind(facts);
  return behind
    ? { state: 'behind', behindSince: facts.other?.changedAt ?? null }
    : { state: 'published', behindSince: null };
}

const titleOf = (version: EntryVersion | undefined) => version?.publishedTitle?.trim() || version?.draftTitle?.trim();

const isPublished = ({ state }: Language) => state === 'published' || state === 'behind';

/** What visitors miss comes first: the newest change that was not translated, then what one language lacks. */
function urgencyOf({ languages: { en, es }, waiting }: BoardEntry): number {
  const states = [en.state, es.state];
  if (states.includes('behind')) return 0;
  if (waiting) return states.includes('missing') ? 1 : 2;
  return isPublished(en) ? 4 : 3;
}

const behindSince = ({ languages: { en, es } }: BoardEntry) => en.behindSince ?? es.behindSince ?? '';

function byUrgency(one: BoardEntry, other: BoardEntry): number {
  const urgency = urgencyOf(one) - urgencyOf(other);
  if (urgency !== 0) return urgency;
  return behindSince(other).localeCompare(behindSince(one));
}

export function boardEntries(
  types: readonly Typed[],
  versions: readonly EntryVersion[],
  facts: readonly FactRow[],
): BoardEntry[] {
  const keyOf = (uid: string, entryId: string, language: string) => `${uid} ${entryId} ${language}`;
  const versionOf = new Map(versions.map((one) => [keyOf(one.uid, one.entryId, one.language), one]));
  const factOf = new Map(facts.map((one) => [keyOf(one.contentType, one.entryId, one.language), one]));

  const entries = types.flatMap(({ uid }) => {
    const pageNames = isPage(uid) ? siteTypes[uid]?.names : undefined;
    const ids = new Set(versions.filter((one) => one.uid === uid).map(({ entryId }) => entryId));
    return [...ids].map((entry): BoardEntry => {
      const version = (language: BoardLanguage) => versionOf.get(keyOf(uid, entry, language));
      const fact = (language: BoardLanguage) => factOf.get(keyOf(uid, entry, language));
      const language = (own: BoardLanguage) =>
        languageOf(version(own), version(otherLanguage(own)), { own: fact(own), other: fact(otherLanguage(own)) });
      const title = (own: BoardLanguage) =>
        pageNames?.[own] ?? titleOf(version(own)) ?? titleOf(version(otherLanguage(own))) ?? entry;
      const languages = { en: language('en'), es: language('es') };
      const published = builtInLocales.filter((one) => isPublished(languages[one])).length;
      const behind = builtInLocales.some((one) => languages[one].state === 'behind');
      return {
        uid,
        names: { en: title('en'), es: title('es') },
        entry,
        languages,
        waiting: behind || published === 1,
      };
    });
  });
  return entries.sort(byUrgency);
}

function countStates(entries: readonly BoardEntry[], language: BoardLanguage): StateCounts {
  const counts: StateCounts = { behind: 0, missing: 0, draft: 0, published: 0 };
  for (const { languages } of entries) counts[languages[language].state] += 1;
  return counts;
}

export function typeNumbers(types: readonly Typed[], entries: readonly BoardEntry[]): TypeNumbers[] {
  return types.flatMap(({ uid }) => {
    const own = entries.filter((one) => one.uid === uid);
    if (own.length === 0) return [];
    const states = { en: countStates(own, 'en'), es: countStates(own, 'es') };
    return [{ uid, entries: own.length, states }];
  });
}

export function filterEntries(
  entries: readonly BoardEntry[],
  { type, entry, language, state }: BoardQuery,
): BoardEntry[] {
  const languages = language === undefined ? builtInLocales : [language];
  return entries.filter(
    (one) =>
      (type === undefined || one.uid === type || (type === pagesOfSite && isPage(one.uid))) &&
      (entry === undefined || one.entry === entry) &&
      (state === undefined || languages.some((each) => one.languages[each].state === state)),
  );
}
