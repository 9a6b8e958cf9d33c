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

main().catch((/** @type {unknown} */ error) => {
  if (error instanceof Error) console.error(error.name === 'Refusal' ? error.message : (error.stack ?? error.message));
  else console.error(error);
  process.exit(1);
});
