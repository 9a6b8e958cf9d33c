import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt } from './run';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs in `PATH`. */
export function findInPath(names: readonly string[], path = process.env['PATH'] ?? ''): string | undefined {
  return path
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);
}

async function succeeds(command: string, args: readonly string[], cwd: string): Promise<boolean> {
  try {
    return (await attempt({ command, args, cwd, env: { DEBIAN_FRONTEND: 'noninteractive' } })).code === 0;
  } catch {
    // There is no such program.
    return false;
  }
}

function asRoot(command: string, args: readonly string[], cwd: string): Promise<boolean> {
  if (process.getuid?.() === 0) return succeeds(command, args, cwd);
  return succeeds('sudo', ['--non-interactive', command, ...args], cwd);
}

/** Asks what packages there are; false where packages cannot be installed. */
export function updatePackageLists(root: string): Promise<boolean> {
  return asRoot('apt-get', ['update', '--quiet'], root);
}

export async function installPackage(name: string, root: string): Promise<void> {
  await asRoot('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], root);
}

/** Unpacks a package into a folder without installing it, so that no service of it is started. */
export async function unpackPackage(name: string, folder: string): Promise<boolean> {
  if (!(await succeeds('apt-get', ['download', '--quiet', name], folder))) return false;
  return succeeds('sh', ['-c', `dpkg-deb --extract ${name}_*.deb .`], folder);
}
