import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { resolveEnvironment } from '../lib/environment';
import { ROOT } from '../lib/root';
import '../lib/sqlite-without-fsync.mjs';
import { loadStrapi, type Strapi } from './strapi';

export interface TestCms {
  readonly strapi: Strapi;
  stop(): Promise<void>;
}

/** A data folder of one's own, as the command left it. */
export function copySeeded(): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'seed-test-'));
  cpSync(inject('seeded').dataDir, dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** The CMS as it was built, inside this process, with the seeded content in a database of its own. */
export async function startTestCms(): Promise<TestCms> {
  const { dataDir, remove } = copySeeded();
  const environmentBefore = { ...process.env };
  const { variables } = resolveEnvironment(ROOT, { DATA_DIR: dataDir });
  Object.assign(process.env, variables, { DATABASE_URL: '', PURGE_URLS: '', NODE_ENV: 'test' });
  const strapi = await loadStrapi(ROOT, process.env['CMS_DIST_DIR']);

  return {
    strapi,
    stop: async () => {
      // Closing Strapi takes every listener off the process, those of the test runner too.
      const listeners = process.eventNames().map((event) => [event, process.rawListeners(event)] as const);
      await strapi.destroy();
      for (const [event, before] of listeners) {
        for (const listener of before) {
          if (!process.rawListeners(event).includes(listener))
            process.on(event, listener as (...given: unknown[]) => void);
        }
      }
      process.env = environmentBefore;
      remove();
    },
  };
}
