import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../../../scripts/lib/root';

/** Imports a file of the site by its path, bundled like the site: Node cannot load contracts and pictures from a test. */
export async function importSource<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, {
    root: join(ROOT, 'web'),
    configFile: false,
    resolve: { alias: [{ find: /^@contracts\/(.+)$/, replacement: join(ROOT, 'cms/src/contracts/$1.ts') }] },
    logLevel: 'error',
  });
  return module;
}
