import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { loadedOnce, type LoadedOnce } from '../lib/loaded-once';
import type { Dictionary } from './dictionary-type';

/**
 * Texts of parts that are loaded after their page, each a chunk per language. They come with their part (see
 * `withTexts`) and are then spoken by the same `t` as all others.
 */
export const deferredTexts = {
  books: {
    en: async () => (await import('./en/books')).books,
    es: async () => (await import('./es/books')).books,
  },
  gallery: {
    en: async () => (await import('./en/gallery')).gallery,
    es: async () => (await import('./es/gallery')).gallery,
  },
  'contact-request': {
    en: async () => {
      const [{ submission }, { contactRequest }] = await Promise.all([
        import('./en/submission'),
        import('./en/contact-request'),
      ]);
      return { ...submission, ...contactRequest };
    },
    es: async () => {
      const [{ submission }, { contactRequest }] = await Promise.all([
        import('./es/submission'),
        import('./es/contact-request'),
      ]);
      return { ...submission, ...contactRequest };
    },
  },
  'counseling-request': {
    en: async () => {
      const [{ submission }, { counselingRequest }] = await Promise.all([
        import('./en/submission'),
        import('./en/counseling-request'),
      ]);
      return { ...submission, ...counselingRequest };
    },
    es: async () => {
      const [{ submission }, { counselingRequest }] = await Promise.all([
        import('./es/submission'),
        import('./es/counseling-request'),
      ]);
      return { ...submission, ...counselingRequest };
    },
  },
  'crisis-help': {
    en: async () => (await import('./en/crisis-help')).crisisHelp,
    es: async () => (await import('./es/crisis-help')).crisisHelp,
  },
  'gospel-dialog': {
    en: async () => (await import('./en/gospel-dialog')).gospelDialog,
    es: async () => (await import('./es/gospel-dialog')).gospelDialog,
  },
  'library-search': {
    en: async () => (await import('./en/library-search')).librarySearch,
    es: async () => (await import('./es/library-search')).librarySearch,
  },
  'media-admin': {
    en: async () => (await import('./en/media-admin')).mediaAdmin,
    es: async () => (await import('./es/media-admin')).mediaAdmin,
  },
  'media-picker': {
    en: async () => (await import('./en/media-picker')).mediaPicker,
    es: async () => (await import('./es/media-picker')).mediaPicker,
  },
  'prayer-request': {
    en: async () => {
      const [{ submission }, { prayerRequest }] = await Promise.all([
        import('./en/submission'),
        import('./en/prayer-request'),
      ]);
      return { ...submission, ...prayerRequest };
    },
    es: async () => {
      const [{ submission }, { prayerRequest }] = await Promise.all([
        import('./es/submission'),
        import('./es/prayer-request'),
      ]);
      return { ...submission, ...prayerRequest };
    },
  },
  'quiz-dialog': {
    en: async () => (await import('./en/quiz-dialog')).quizDialog,
    es: async () => (await import('./es/quiz-dialog')).quizDialog,
  },
  revival: {
    en: async () => (await import('./en/revival')).revival,
    es: async () => (await import('./es/revival')).revival,
  },
  training: {
    en: async () => (await import('./en/training')).training,
    es: async () => (await import('./es/training')).training,
  },
  'video-dialog': {
    en: async () => (await import('./en/video-dialog')).videoDialog,
    es: async () => (await import('./es/video-dialog')).videoDialog,
  },
} as const satisfies Record<string, Record<Locale, () => Promise<Dictionary>>>;

export type TextsName = keyof typeof deferredTexts;

export const textsNames = Object.keys(deferredTexts).filter((name): name is TextsName => name in deferredTexts);

/** What has come so far. Texts are only ever added, so whoever reads while more are coming reads nothing wrong. */
const arrived: Record<Locale, Dictionary[]> = { en: [], es: [] };

const parts: Record<Locale, Map<TextsName, LoadedOnce<void>>> = { en: new Map(), es: new Map() };

/** The deferred texts of a language in order of preference. */
export function arrivedTexts(locale: Locale): readonly Dictionary[] {
  return arrived[locale];
}

/** The texts of one part in one language; asking for them marks the part as one that the page needs. */
export function textsOf(name: TextsName, locale: Locale): LoadedOnce<void> {
  const known = parts[locale].get(name);
  if (known) return known;
  const part = loadedOnce(async () => {
    arrived[locale].push(...(await fetchTexts(name, locale)));
  });
  parts[locale].set(name, part);
  return part;
}

async function fetchTexts(name: TextsName, locale: Locale): Promise<readonly Dictionary[]> {
  const texts = deferredTexts[name];
  // English stands in while a text is being written, as it does for the other texts, and not once the site is built.
  if (locale === 'en' || import.meta.env.PROD) return [await texts[locale]()];
  return Promise.all([texts.es(), texts.en()]);
}

/** In another language whatever was needed so far in any, so that no part on the page is without its words. */
export async function loadKnownTexts(locale: Locale): Promise<void> {
  const known = new Set(locales.flatMap((language) => [...parts[language].keys()]));
  await Promise.all(Array.from(known, (name) => textsOf(name, locale).load()));
}

/** For the server, which renders every part at once. */
export async function loadAllTexts(locale: Locale): Promise<void> {
  await Promise.all(textsNames.map((name) => textsOf(name, locale).load()));
}
