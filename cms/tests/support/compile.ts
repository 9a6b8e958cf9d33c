import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const cmsDirectory = resolve(import.meta.dirname, '../..');

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: cmsDirectory, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

/**
 * Compiles the server into a folder of this run alone, below the package so that its modules resolve; the panel, which
 * takes half a minute to build, comes from `dist`.
 */
export function compile(): { distDirectory: string; remove: () => void } {
  const panel = join(cmsDirectory, 'dist/build');
  if (!existsSync(join(panel, 'index.html'))) {
    run('npm', ['run', 'build']);
  }

  mkdirSync(join(cmsDirectory, '.tmp'), { recursive: true });
  const distDirectory = mkdtempSync(join(cmsDirectory, '.tmp/test-dist-'));
  const remove = () => rmSync(distDirectory, { recursive: true, force: true });
  try {
    run(process.execPath, [
      join(cmsDirectory, 'node_modules/typescript/bin/tsc'),
      '--outDir',
      distDirectory,
      '--tsBuildInfoFile',
      join(distDirectory, 'tsbuildinfo'),
    ]);
  } catch (error) {
    remove();
    throw error;
  }
  symlinkSync(panel, join(distDirectory, 'build'));
  return { distDirectory, remove };
}
