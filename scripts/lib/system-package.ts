import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { attempt } from './run';

type Variables = Readonly<Record<string, string | undefined>>;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of these programs that this machine has. */
export function findProgram(names: readonly string[], env: Variables = process.env): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

async function asRoot(args: readonly string[], root: string): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  const [command = '', ...rest] = isRoot ? args : ['sudo', '--non-interactive', ...args];
  try {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    return (await attempt({ command, args: rest, cwd: root, env })).code === 0;
  } catch {
    return false;
  }
}

/** Whether the system's list of packages could be renewed, without which none can be installed. */
export const updatePackages = (root: string): Promise<boolean> => asRoot(['apt-get', 'update', '--quiet'], root);

export async function installPackage(name: string, root: string): Promise<void> {
  await asRoot(['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', name], root);
}
