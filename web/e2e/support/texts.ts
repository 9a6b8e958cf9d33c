import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../../../scripts/lib/root';
import type * as differences from '../../src/i18n/dictionary-differences';

/** Bundled like the site, because Node cannot load contracts from a test. */
const { module } = await runnerImport<typeof differences>('/src/i18n/dictionary-differences.ts', {
  root: join(ROOT, 'web'),
  configFile: false,
  resolve: { alias: [{ find: /^@contracts\/(.+)$/, replacement: join(ROOT, 'cms/src/api/$1/contract.ts') }] },
  logLevel: 'error',
});
export const { allTexts } = module;
