import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { readArticles } from './article-files';
import { answerTemplates as templatesEn } from './content/en/answer-templates';
import { answerTemplates as templatesEs } from './content/es/answer-templates';
import { crisisLines } from './content/crisis-lines';
import { crisisLines as lineWordsEn } from './content/en/crisis-lines';
import { crisisLines as lineWordsEs } from './content/es/crisis-lines';
import type { CrisisLineWords } from './content-types';
import { readBooks, readQuizzes, readTrainingModules } from './library-files';
import { pageSeeders } from './page-seeders';
import { revivalSeeders } from './revival-seeders';

/** Scripture stands as a reference, a picture as its name in the Media Library, another entry as its key. */
export type SeedData = Readonly<Record<string, unknown>>;

export interface Seeder {
  readonly uid: string;
  /**
   * A single type has none. If the languages share it, entries are one document; a localized one makes a document per
   * language.
   */
  readonly keyField?: string;
  /** Asked once, in the default language, for a type that has no languages. */
  entries(locale: BuiltInLocale): readonly SeedData[] | Promise<readonly SeedData[]>;
}

const lineWords: Readonly<Record<BuiltInLocale, Readonly<Record<string, CrisisLineWords>>>> = {
  en: lineWordsEn,
  es: lineWordsEs,
};

/** Everything that is seeded, in this order: what others refer to comes first. */
export const seeders: readonly Seeder[] = [
  ...pageSeeders,
  {
    uid: 'api::crisis-line.crisis-line',
    keyField: 'key',
    entries: (locale) =>
      Object.entries(crisisLines).map(([key, facts], index) => ({
        key,
        position: index + 1,
        ...facts,
        ...lineWords[locale][key],
      })),
  },
  {
    uid: 'api::answer-template.answer-template',
    keyField: 'key',
    entries: (locale) =>
      Object.entries(locale === 'en' ? templatesEn : templatesEs).map(([key, template], index) => ({
        key,
        position: index + 1,
        ...template,
      })),
  },
  { uid: 'api::quiz.quiz', keyField: 'key', entries: readQuizzes },
  { uid: 'api::book.book', keyField: 'amazonUrl', entries: readBooks },
  { uid: 'api::training-module.training-module', keyField: 'slug', entries: readTrainingModules },
  { uid: 'api::article.article', keyField: 'slug', entries: readArticles },
  ...revivalSeeders,
];
