// Runs before anything is installed, so it may use nothing but Node's own modules.
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { installMissing } from './lib/install.mjs';

const OLDEST_NODE = { major: 20, minor: 19 };
const root = fileURLToPath(new URL('..', import.meta.url));

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE.major || (major === OLDEST_NODE.major && minor >= OLDEST_NODE.minor)) return;
  console.error(`Node ${OLDEST_NODE.major}.${OLDEST_NODE.minor} or newer is needed; this is ${process.version}.`);
  process.exit(1);
}

/** @param {string} name */
function commandFile(name) {
  return [`scripts/${name}.ts`, `scripts/${name}/main.ts`]
    .map((file) => join(root, file))
    .find((file) => existsSync(file));
}

/**
 * Ended by a signal, npm ends the shell between it and this program, and this program hears nothing of it.
 */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

async function main() {
  refuseOldNode();
  endWithNpm();
  const [name = '', ...rest] = process.argv.slice(2);
  const file = commandFile(name);
  if (file === undefined) {
    console.error(`There is no command named "${name}".`);
    process.exit(1);
  }
  await installMissing(root);
  // Both: what the CMS shares with the commands is CommonJS there.
  const [modules, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
  modules.register();
  commonJs.register();
  process.argv = [process.argv[0] ?? process.execPath, file, ...rest];
  await import(pathToFileURL(file).href);
}

/** Errors of the system, and what the user can do about them. */
const remedies = new Map([
  ['ENOSPC', 'the disk is full: make room on it'],
  ['EDQUOT', 'the disk quota of this user is used up: make room'],
  ['EROFS', 'the file system can only be read: mount it so that it can be written'],
  ['EACCES', 'this user has no right to it: give it to him'],
  ['EPERM', 'this user has no right to it: give it to him'],
]);

/** @param {unknown} error */
function describe(error) {
  if (!(error instanceof Error)) return error;
  if (error.name === 'Refusal') return error.message;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const remedy = remedies.get(code ?? '');
  if (remedy !== undefined) return `${path ?? root}: ${remedy}, and start again (${code}).`;
  return error.stack ?? error.message;
}

main().catch((/** @type {unknown} */ error) => {
  console.error(describe(error));
  process.exit(1);
});
