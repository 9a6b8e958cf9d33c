import type { englishAdmin } from './en/admin';
import type { englishAdminParts } from './en/admin-parts';
import type { englishBilingual } from './en/bilingual';
import type { englishCertificate } from './en/certificate';
import type { englishCourse } from './en/course';
import type { englishCourseOnDevice } from './en/course-on-device';
import type { englishDesk } from './en/desk';
import type { englishDeskParts } from './en/desk-parts';
import type { englishKept } from './en/kept';
import type { englishLeaderSheet } from './en/leader-sheet';
import type { englishLibrarySearch } from './en/library-search';
import type { englishListen } from './en/listen';
import type { englishModuleFile } from './en/module-file';
import type { english } from './en/site';
import type { englishQuizDialog } from './en/quiz-dialog';
import type { englishStudyPlan } from './en/study-plan';

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
  typeof englishAdmin &
  typeof englishAdminParts &
  typeof englishCertificate &
  typeof englishCourse &
  typeof englishCourseOnDevice &
  typeof englishDesk &
  typeof englishDeskParts &
  typeof englishKept &
  typeof englishBilingual &
  typeof englishLeaderSheet &
  typeof englishLibrarySearch &
  typeof englishListen &
  typeof englishModuleFile &
  typeof englishQuizDialog &
  typeof englishStudyPlan;

export type TranslationKey = keyof English;

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Values for the placeholders of a text; a text without any takes no argument. */
export type TranslationParams<K extends TranslationKey> = [Placeholder<English[K]>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholder<English[K]>, string | number>>];

export type Translate = <K extends TranslationKey>(key: K, ...params: TranslationParams<K>) => string;
