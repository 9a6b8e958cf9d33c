import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @param {string} root
 * @param {string} name
 */
function commandFile(root, name) {
  return [`scripts/${name}.ts`, `scripts/${name}/main.ts`]
    .map((file) => join(root, file))
    .find((file) => existsSync(file));
}

/** Errors of the system, and what the user can do about them. */
const remedies = new Map([
  ['ENOSPC', 'the disk is full: make room on it'],
  ['EDQUOT', 'the disk quota of this user is used up: make room'],
  ['EROFS', 'the file system is read-only: mount it writable'],
  ['EACCES', 'this user may not use it: change its owner or its permissions'],
  ['EPERM', 'this user may not use it: change its owner or its permissions'],
  ['EEXIST', 'a file is where a folder should be: name another folder'],
  ['ENOTDIR', 'a file is where a folder should be: name another folder'],
]);

/**
 * @param {string} root
 * @param {unknown} error
 */
function describe(root, error) {
  if (!(error instanceof Error)) return error;
  if (error.name === 'Refusal') return error.message;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code?.startsWith('ERR_PARSE_ARGS')) return error.message;
  const remedy = remedies.get(code ?? '');
  if (remedy !== undefined) return `${path ?? root}: ${remedy}, and start again (${code}).`;
  return error.stack ?? error.message;
}

/**
 * Runs `scripts/NAME.ts` or `scripts/NAME/main.ts`, after `prepare`. What goes wrong is said without a stack trace where
 * whoever called it can mend it.
 * @param {string} root
 * @param {readonly string[]} given
 * @param {() => Promise<void>} prepare
 */
export async function runCommand(root, [name = '', ...rest], prepare) {
  const file = commandFile(root, name);
  if (file === undefined) {
    console.error(`There is no command named "${name}".`);
    process.exit(1);
  }
  try {
    await prepare();
    // Both: what the CMS shares with the commands is CommonJS there.
    const [modules, commonJs] = await Promise.all([import('tsx/esm/api'), import('tsx/cjs/api')]);
    modules.register();
    commonJs.register();
    process.argv = [process.argv[0] ?? process.execPath, file, ...rest];
    await import(pathToFileURL(file).href);
  } catch (error) {
    console.error(describe(root, error));
    process.exit(1);
  }
}
