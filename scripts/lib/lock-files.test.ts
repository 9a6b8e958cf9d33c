import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './root';

type Entry = {
  version?: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

function isLock(json: unknown): json is { packages: Record<string, Entry> } {
  return typeof json === 'object' && json !== null && 'packages' in json;
}

function packages(folder: string): Map<string, Entry> {
  const json: unknown = JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8'));
  if (!isLock(json)) throw new Error(`${folder} has no lock file`);
  return new Map(Object.entries(json.packages));
}

/** True if a package finds `name` where Node would look for it: in its own node_modules, then in those around it. */
function isLocked(all: ReadonlyMap<string, Entry>, from: string, name: string): boolean {
  for (let path = from; ; path = path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1))) {
    if (all.has(path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`)) return true;
    if (path === '') return false;
  }
}

describe.each(['.', 'web', 'cms'])('the lock file of %s', (folder) => {
  const all = packages(folder);

  it('holds the binaries of every platform, without which npm ci refuses', () => {
    const missing = [...all].flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !isLocked(all, path, name))
        .map((name) => `${name} of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no address that packages were downloaded from', () => {
    expect([...all].filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
  });
});
