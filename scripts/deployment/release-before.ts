import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from '../lib/install.mjs';
import { attempt, run } from '../lib/run';

/** The commit or tag of the release that runs until this one replaces it. Each release names the one before it here. */
export const releaseBefore = '4ba9e7f7';

const packages = ['.', 'web', 'cms'];

/** Whether this clone has that commit: a shallow one, as CI makes it, has not. */
export async function hasReleaseBefore(root: string): Promise<boolean> {
  const asked = { command: 'git', args: ['cat-file', '-e', `${releaseBefore}^{commit}`], cwd: root };
  return (await attempt(asked).catch(() => ({ code: 1 }))).code === 0;
}

/** Puts the release before into a folder of its own and builds it there with its own command. */
export async function buildReleaseBefore(root: string): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-release-before-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'release.tar');
    await run({ command: 'git', args: ['archive', '--output', archive, releaseBefore], cwd: root });
    await run({ command: 'tar', args: ['-xf', archive], cwd: folder });
    unlinkSync(archive);
    for (const name of packages) linkPackages(join(root, name), join(folder, name));
    await run({ command: process.execPath, args: ['scripts/bootstrap.mjs', 'build'], cwd: folder });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The packages of this release serve for the one before if it asks for the same; else its build installs its own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const link = join(to, 'node_modules');
  if (existsSync(link)) return;
  symlinkSync(join(from, 'node_modules'), link);
  if (!isInstalled(to)) unlinkSync(link);
}
