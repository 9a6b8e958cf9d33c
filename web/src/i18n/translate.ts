import type { adminPartsTexts } from './admin-parts-texts';
import type { adminTexts } from './admin-texts';
import type { certificateTexts } from './certificate-texts';
import type { courseTexts } from './course-texts';
import type { deskPartsTexts } from './desk-parts-texts';
import type { deskTexts } from './desk-texts';
import type { englishBilingual } from './en/bilingual';
import type { englishCourseOnDevice } from './en/course-on-device';
import type { englishLeaderSheet } from './en/leader-sheet';
import type { englishLibrarySearch } from './en/library-search';
import type { englishListen } from './en/listen';
import type { englishModuleFile } from './en/module-file';
import type { english } from './en/site';
import type { englishStudyPlan } from './en/study-plan';
import type { keptTexts } from './kept-texts';
import type { quizDialogTexts } from './quiz-dialog-texts';

/** A dotted key and its text, with `{name}` where a value goes. */
export type Dictionary = Readonly<Record<string, string>>;

/** The same keys in another language: a dictionary that lacks one does not compile. */
export type TranslationOf<T extends Dictionary> = { readonly [K in keyof T]: string };

export type Params = Readonly<Record<string, string | number>>;

/** Returns an unknown key unchanged. */
export function translate(dictionary: Dictionary, key: string, params: Params = {}): string {
  const text = Object.hasOwn(dictionary, key) ? (dictionary[key] ?? key) : key;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

type English = typeof english &
  typeof adminPartsTexts.en &
  typeof adminTexts.en &
  typeof certificateTexts.en &
  typeof courseTexts.en &
  typeof deskPartsTexts.en &
  typeof deskTexts.en &
  typeof englishBilingual &
  typeof englishCourseOnDevice &
  typeof englishLeaderSheet &
  typeof englishLibrarySearch &
  typeof englishListen &
  typeof englishModuleFile &
  typeof englishStudyPlan &
  typeof keptTexts.en &
  typeof quizDialogTexts.en;

export type TranslationKey = keyof English;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/**
 * Values for the placeholders of a text; a text without any takes no argument. For an unknown key TypeScript falls back
 * to all keys; `params` is optional then, or it would complain of a missing argument instead of the key.
 */
export type TranslationParams<K extends TranslationKey> = [TranslationKey] extends [K]
  ? [params?: Params]
  : [Placeholder<English[K]>] extends [never]
    ? []
    : [params: Readonly<Record<Placeholder<English[K]>, string | number>>];

export type Translate = <K extends TranslationKey>(key: K, ...params: TranslationParams<K>) => string;
