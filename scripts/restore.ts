import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Forgotten, Manifest } from '../cms/src/contracts/backup';
import { readForgotten, recordForgotten } from './backup/forgotten';
import { refuseUnlessEmpty, restoreBackup } from './backup/restore-backup';
import { readBackupSettings } from './backup/settings';
import { buildWhatChanged } from './lib/build';
import { lockDataFolder } from './lib/sqlite';
import { readSettings, resolveEnvironment } from './lib/environment';
import { loadCms } from './lib/load-cms';
import { Refusal } from './lib/refusal';
import { ROOT } from './lib/root';
import { missingSecrets } from './lib/secrets';

interface ForgetService {
  removeAgain(codes: readonly string[]): Promise<Record<string, number>>;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { unencrypted: { type: 'boolean', default: false } },
});
const [given] = positionals;
if (given === undefined || positionals.length > 1) {
  throw new Refusal('Give the file of one backup: npm run restore -- FILE');
}
const file = resolve(given);
const settings = readBackupSettings(ROOT);
const { dataDir, backupDir } = settings;

function refuseMissingKey(): void {
  if (!missingSecrets(dataDir, readSettings(ROOT, process.env)).includes('REQUEST_KEY')) return;
  throw new Refusal(
    `REQUEST_KEY is missing, without which nobody reads what people confided. Set it, and the other secrets of the recovery sheet, or put secrets.json into ${dataDir}.`,
  );
}

/** Who was forgotten, by the lists beside the archive and in the folder of the backups. */
function forgottenSince(createdAt: string): Forgotten[] {
  const [here, there] = [backupDir, dirname(file)];
  const found = readForgotten(here);
  if (here !== there) {
    const known = new Set(found.map((entry) => JSON.stringify(entry)));
    const others = readForgotten(there).filter((entry) => !known.has(JSON.stringify(entry)));
    recordForgotten(here, others);
    found.push(...others);
  }
  // Not those from before, who may have written again.
  return found.filter(({ at }) => Date.parse(at) >= Date.parse(createdAt));
}

/** Starting the CMS checks the key and brings the database up to this version of the program. */
async function finish({ createdAt }: Manifest): Promise<number> {
  const codes = forgottenSince(createdAt).map(({ code }) => code);
  const cms = await loadCms(ROOT, process.env['CMS_DIST_DIR']).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`The CMS does not start with what the backup holds, so it was taken away again. ${reason}`);
  });
  try {
    const removed = await (cms.service('api::retention.forget') as ForgetService).removeAgain(codes);
    return Object.values(removed).reduce((sum, count) => sum + count, 0);
  } finally {
    await cms.destroy();
  }
}

mkdirSync(dataDir, { recursive: true, mode: 0o700 });
lockDataFolder(ROOT, dataDir);
await refuseUnlessEmpty(settings);
refuseMissingKey();
// An image has no sources to build, and is built already.
if (existsSync(join(ROOT, 'cms/src/index.ts')) && process.env['CMS_DIST_DIR'] === undefined) {
  await buildWhatChanged(ROOT);
}
Object.assign(process.env, resolveEnvironment(ROOT).variables);

let forgotten = 0;
const { createdAt, tables, uploads } = await restoreBackup(file, settings, {
  acceptsUnencrypted: values.unencrypted,
  finish: async (manifest) => {
    forgotten = await finish(manifest);
  },
});
const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
console.log(
  `Restored, as of ${createdAt}: ${rows} rows of ${Object.keys(tables).length} tables, ${uploads.length} uploads.`,
);
console.log('All hashes and counts are those of the backup, and the CMS has started with it once.');
console.log(`Requests of people who were forgotten since, deleted again: ${forgotten}.`);
process.exit();
