import type { BuiltInLocale } from '@contracts/language';
import { englishAdmin } from './en/admin';
import { englishAdminParts } from './en/admin-parts';
import { englishBilingual } from './en/bilingual';
import { englishCertificate } from './en/certificate';
import { englishCourse } from './en/course';
import { englishCourseOnDevice } from './en/course-on-device';
import { englishDesk } from './en/desk';
import { englishDeskParts } from './en/desk-parts';
import { englishKept } from './en/kept';
import { englishLeaderSheet } from './en/leader-sheet';
import { englishLibrarySearch } from './en/library-search';
import { englishListen } from './en/listen';
import { englishModuleFile } from './en/module-file';
import { english } from './en/site';
import { englishQuizDialog } from './en/quiz-dialog';
import { englishStudyPlan } from './en/study-plan';
import { spanishAdmin } from './es/admin';
import { spanishAdminParts } from './es/admin-parts';
import { spanishBilingual } from './es/bilingual';
import { spanishCertificate } from './es/certificate';
import { spanishCourse } from './es/course';
import { spanishCourseOnDevice } from './es/course-on-device';
import { spanishDesk } from './es/desk';
import { spanishDeskParts } from './es/desk-parts';
import { spanishKept } from './es/kept';
import { spanishLeaderSheet } from './es/leader-sheet';
import { spanishLibrarySearch } from './es/library-search';
import { spanishListen } from './es/listen';
import { spanishModuleFile } from './es/module-file';
import { spanish } from './es/site';
import { spanishQuizDialog } from './es/quiz-dialog';
import { spanishStudyPlan } from './es/study-plan';
import type { Dictionary } from './translate';

/** Every text: of the site, and of all parts that bring their own. */
export const allTexts: Record<BuiltInLocale, Dictionary> = {
  en: {
    ...english,
    ...englishAdmin,
    ...englishAdminParts,
    ...englishDesk,
    ...englishDeskParts,
    ...englishKept,
    ...englishBilingual,
    ...englishLeaderSheet,
    ...englishLibrarySearch,
    ...englishListen,
    ...englishModuleFile,
    ...englishQuizDialog,
    ...englishStudyPlan,
    ...englishCertificate,
    ...englishCourse,
    ...englishCourseOnDevice,
  },
  es: {
    ...spanish,
    ...spanishAdmin,
    ...spanishAdminParts,
    ...spanishDesk,
    ...spanishDeskParts,
    ...spanishKept,
    ...spanishBilingual,
    ...spanishLeaderSheet,
    ...spanishLibrarySearch,
    ...spanishListen,
    ...spanishModuleFile,
    ...spanishQuizDialog,
    ...spanishStudyPlan,
    ...spanishCertificate,
    ...spanishCourse,
    ...spanishCourseOnDevice,
  },
};

/** The names of a text's placeholders, in the order of the alphabet. */
export const placeholdersOf = (text: string): string =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name)
    .sort()
    .join(' ');

/** One line for each key that only one language has, and for each text whose placeholders differ. */
export function dictionaryDifferences(one: Dictionary = allTexts.en, other: Dictionary = allTexts.es): string[] {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return keys.flatMap((key) => {
    const [first, second] = [one[key], other[key]];
    if (first === undefined || second === undefined) return [`${key} is in one language alone`];
    if (placeholdersOf(first) === placeholdersOf(second)) return [];
    return [`${key} has {${placeholdersOf(first)}} in one language and {${placeholdersOf(second)}} in the other`];
  });
}

/** The entries of `texts` whose keys `dictionary` does not have. */
export function textsMissingIn(dictionary: Dictionary, texts: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !Object.hasOwn(dictionary, key)));
}
