import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { recordForgotten } from '../backup/forgotten';
import { backupFolderOf } from '../backup/settings';
import { openDataFolder } from '../lib/data-folder';
import { loadCms } from '../lib/load-cms';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';

import { forgetSomebody, type ForgetService } from './forget-somebody';

const { values, positionals } = parseArgs({
  options: { yes: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (positionals.length > 1) throw new Refusal('Give one reference or one email address.');
if (!values.yes && !process.stdin.isTTY) {
  throw new Refusal('Nobody is there to confirm it: run this on a terminal, or with --yes.');
}

const { variables } = await openDataFolder(ROOT, { alone: false });
Object.assign(process.env, variables);
const backupDir = backupFolderOf(ROOT, variables);

const cms = await loadCms(ROOT, process.env['CMS_DIST_DIR']);
// Made late: what was piped in would be read, and lost, before anybody asks for it.
const terminal = createInterface({ input: process.stdin, output: process.stdout });
try {
  const service = cms.service('api::retention.forget') as ForgetService & { codeOf: (text: string) => string };
  await forgetSomebody(service, {
    given: positionals[0],
    yes: values.yes,
    ask: (question) => terminal.question(question),
    say: (line) => console.log(line),
    remember: (text) => recordForgotten(backupDir, [{ at: new Date().toISOString(), code: service.codeOf(text) }]),
  });
} finally {
  terminal.close();
  await cms.destroy();
}
process.exit();
