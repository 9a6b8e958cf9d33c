import { runnerImport, type Plugin } from 'vite';

type DifferencesModule = { dictionaryDifferences: () => readonly string[] };

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
      const { module } = await runnerImport<DifferencesModule>('/src/i18n/dictionary-differences.ts', {
        root,
        configFile: false,
        resolve,
        logLevel: 'error',
      });
      const differences = module.dictionaryDifferences();
      if (differences.length > 0) this.error(`The dictionaries differ:\n${differences.join('\n')}`);
    },
  };
}
