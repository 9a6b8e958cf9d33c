import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from './root';

/** For the environment of a program that a test starts on a SQLite database of its own: a seed makes 2,000 transactions. */
export const withoutFsync = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(ROOT, 'scripts/lib/sqlite-without-fsync.mjs')).href}`,
};
