import { runnerImport, type Plugin } from 'vite';
import type * as dictionaries from '../../src/i18n/dictionaries';
import { placeholdersOf, type Dictionary } from '../../src/i18n/translate.ts';

/** Fails the build when a text is missing in a language or has other placeholders: nobody should meet English among Spanish. */
export function checkDictionaries(): Plugin {
  let root = '';
  let resolve: NonNullable<NonNullable<Parameters<typeof runnerImport>[1]>['resolve']> = {};
  return {
    name: 'check-dictionaries',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      // The dictionaries read contracts, whose imports must be found in the site's packages as they are in the build.
      resolve = { alias: config.resolve.alias, dedupe: config.resolve.dedupe };
    },
    async buildStart() {
      const { module } = await runnerImport<typeof dictionaries>('/src/i18n/dictionaries.ts', {
        root,
        configFile: false,
        resolve,
        logLevel: 'error',
      });
      const differences = dictionaryDifferences(module.allTexts.en, module.allTexts.es);
      if (differences.length > 0) this.error(`The dictionaries differ:\n${differences.join('\n')}`);
    },
  };
}

/** Returns a line for each key that only one language has, and for each text whose placeholders differ. */
export function dictionaryDifferences(english: Dictionary, spanish: Dictionary): string[] {
  const keys = [...new Set([...Object.keys(english), ...Object.keys(spanish)])].sort();
  return keys.flatMap((key) => {
    const [en, es] = [english[key], spanish[key]];
    if (es === undefined) return [`${key} is missing in Spanish`];
    if (en === undefined) return [`${key} is missing in English`];
    if (placeholdersOf(en) === placeholdersOf(es)) return [];
    return [`${key} has {${placeholdersOf(en)}} in English and {${placeholdersOf(es)}} in Spanish`];
  });
}
