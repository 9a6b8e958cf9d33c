import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { utcDay } from '../../cms/src/contracts/day';
import { dataFolderOf, readSettings, resolveEnvironment } from '../lib/environment';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { missingSecrets } from '../lib/secrets';
import { recoverySheet, secretsIn, unwritableIn } from './sheet';

const { values } = parseArgs({ options: { again: { type: 'boolean', default: false } } });
const settings = readSettings(ROOT, process.env);
const dataDir = dataFolderOf(ROOT, settings);
if (missingSecrets(dataDir, settings).length > 0) {
  throw new Refusal(`${dataDir} has no secrets yet. Start the site once, or set DATA_DIR to the folder of the site.`);
}

const { variables, publicUrl } = resolveEnvironment(ROOT);
const secrets = secretsIn(variables);
// Says which secrets were printed, without being one.
const printed = createHash('sha256').update(JSON.stringify(secrets)).digest('hex');
const note = join(dataDir, 'recovery-sheet-printed');
if (!values.again && existsSync(note) && readFileSync(note, 'utf8') === printed) {
  throw new Refusal(
    'The sheet of these secrets was printed before. If it is lost, print it again: npm run recovery-sheet -- --again',
  );
}
const unwritable = unwritableIn(secrets);
if (unwritable.length > 0) {
  console.error(`No line of .env can hold ${unwritable.join(', ')}: the sheet says what to do instead.`);
}
const sheet = recoverySheet(secrets, new URL(publicUrl).host, utcDay(Date.now()));
process.stdout.write(sheet, () => {
  writeFileSync(note, printed, { mode: 0o600 });
  process.exit();
});
