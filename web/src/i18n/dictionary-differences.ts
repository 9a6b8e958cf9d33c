import type { BuiltInLocale } from '@contracts/language';
import { adminPartsTexts } from './admin-parts-texts';
import { adminTexts } from './admin-texts';
import { certificateTexts } from './certificate-texts';
import { courseTexts } from './course-texts';
import { deskPartsTexts } from './desk-parts-texts';
import { deskTexts } from './desk-texts';
import { englishBilingual } from './en/bilingual';
import { englishCourseOnDevice } from './en/course-on-device';
import { englishLeaderSheet } from './en/leader-sheet';
import { englishLibrarySearch } from './en/library-search';
import { englishListen } from './en/listen';
import { englishModuleFile } from './en/module-file';
import { english } from './en/site';
import { englishStudyPlan } from './en/study-plan';
import { spanishBilingual } from './es/bilingual';
import { spanishCourseOnDevice } from './es/course-on-device';
import { spanishLeaderSheet } from './es/leader-sheet';
import { spanishLibrarySearch } from './es/library-search';
import { spanishListen } from './es/listen';
import { spanishModuleFile } from './es/module-file';
import { spanish } from './es/site';
import { spanishStudyPlan } from './es/study-plan';
import { keptTexts } from './kept-texts';
import { quizDialogTexts } from './quiz-dialog-texts';
import type { Dictionary } from './translate';

/** What visitors read, then the prayer desk’s texts, then those of `/admin`. Translators get them in this order. */
const bundles: readonly Record<BuiltInLocale, Dictionary>[] = [
  { en: english, es: spanish },
  keptTexts,
  { en: englishBilingual, es: spanishBilingual },
  { en: englishLeaderSheet, es: spanishLeaderSheet },
  { en: englishLibrarySearch, es: spanishLibrarySearch },
  { en: englishListen, es: spanishListen },
  { en: englishModuleFile, es: spanishModuleFile },
  quizDialogTexts,
  { en: englishStudyPlan, es: spanishStudyPlan },
  certificateTexts,
  courseTexts,
  { en: englishCourseOnDevice, es: spanishCourseOnDevice },
  deskTexts,
  deskPartsTexts,
  adminTexts,
  adminPartsTexts,
];

const allIn = (locale: BuiltInLocale): Dictionary =>
  Object.fromEntries(bundles.flatMap((bundle) => Object.entries(bundle[locale])));

/** Every text: of the site, and of all parts that bring their own. */
export const allTexts: Record<BuiltInLocale, Dictionary> = { en: allIn('en'), es: allIn('es') };

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
