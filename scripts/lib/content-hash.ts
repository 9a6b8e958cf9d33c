import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

function* filesBelow(path: string): Generator<string> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** One value for the names and bytes of files and of everything below folders; a missing one counts as empty. */
export function hashContent(root: string, paths: readonly string[], skip: RegExp = /^$/): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(join(root, path))) {
      const name = relative(root, file);
      if (skip.test(name)) continue;
      hash
        .update(name)
        .update('\0')
        .update(createHash('sha256').update(readFileSync(file)).digest());
    }
  }
  return hash.digest('hex');
}
