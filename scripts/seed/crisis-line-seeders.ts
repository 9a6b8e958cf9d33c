import type { BuiltInLocale } from '../../cms/src/api/language/contract';
import { crisisLines } from './content/crisis-lines';
import { crisisLines as wordsEn } from './content/en/crisis-lines';
import { crisisLines as wordsEs } from './content/es/crisis-lines';
import type { CrisisLineWords } from './content-types';
import type { Seeder } from './seeders';

const words: Readonly<Record<BuiltInLocale, Readonly<Record<string, CrisisLineWords>>>> = { en: wordsEn, es: wordsEs };

export const crisisLineSeeders: readonly Seeder[] = [
  {
    uid: 'api::crisis-line.crisis-line',
    keyField: 'key',
    entries: (locale) =>
      Object.entries(crisisLines).map(([key, facts], index) => ({
        key,
        position: index + 1,
        ...facts,
        ...words[locale][key],
      })),
  },
];
