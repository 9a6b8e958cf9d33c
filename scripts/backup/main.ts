import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { codeOf } from '../../cms/src/contracts/watching';
import { readSettings } from '../lib/environment';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { isDue } from './rotation';
import { makeBackup, readState } from './make-backup';
import { readBackupSettings } from './settings';

const { values } = parseArgs({ options: { daily: { type: 'boolean', default: false } } });
const settings = readBackupSettings(ROOT);

async function backUp(): Promise<void> {
  const { file, bytes, manifest, deleted } = await makeBackup(settings);
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  console.log(
    `${file}: ${megabytes} MB, ${rows} rows of ${Object.keys(manifest.tables).length} tables, ${manifest.uploads.length} uploads.`,
  );
  if (settings.key === undefined) console.log('It is not encrypted as a whole: set BACKUP_KEY for that.');
  if (deleted.length > 0) console.log(`No longer needed, and deleted: ${deleted.join(', ')}`);
}

function hourOf(text: string): number {
  const hour = Number(text);
  if (!/^\d+$/.test(text) || hour > 23) throw new Refusal('BACKUP_HOUR must be a whole number from 0 to 23.');
  return hour;
}

/** Names the system's error without its text, which may quote what was being stored. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return codeOf(error) ?? 'an unexpected error';
}

/** Never ends: what failed is in the log, at the panel's home and in a mail, and is tried again. */
async function backUpDaily(): Promise<never> {
  const hour = hourOf(readSettings(ROOT, process.env)['BACKUP_HOUR'] ?? '3');
  for (;;) {
    if (isDue(readState(settings.dataDir), hour, Date.now())) {
      await backUp().catch((error: unknown) => {
        console.error(`The backup failed: ${reasonOf(error)}`);
      });
    }
    await delay(60_000);
  }
}

// As process 1 of a container nothing else would end it.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
if (values.daily) await backUpDaily();
await backUp();
process.exit();
