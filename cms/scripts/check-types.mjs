// Fails when the committed types of the content model are not those that Strapi generates from it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const cms = resolve(import.meta.dirname, '..');
const committed = join(cms, 'types/generated');

mkdirSync(join(cms, '.tmp'), { recursive: true });
const scratch = mkdtempSync(join(cms, '.tmp/types-'));
try {
  const { status, stdout, stderr } = spawnSync(
    join(cms, 'node_modules/.bin/strapi'),
    ['ts:generate-types', '--silent', '--out-dir', relative(cms, scratch)],
    { cwd: cms, encoding: 'utf8', env: { ...process.env, DATA_DIR: scratch, DATABASE_URL: '' } },
  );
  if (status !== 0) {
    throw new Error(`The types could not be generated:\n${stdout}${stderr}`);
  }

  const generated = join(scratch, 'generated');
  const names = new Set([...readdirSync(committed), ...readdirSync(generated)]);
  const content = (folder, name) =>
    readdirSync(folder).includes(name) ? readFileSync(join(folder, name), 'utf8') : '';
  const drifted = [...names].filter((name) => content(committed, name) !== content(generated, name));
  if (drifted.length > 0) {
    console.error(`Out of date in cms/types/generated: ${drifted.join(', ')}. Run: npm run types --prefix cms`);
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
