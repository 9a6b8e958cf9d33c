import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isCmsServerBuilt } from '../../../scripts/lib/build';

export const cmsDirectory = resolve(import.meta.dirname, '../..');

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: cmsDirectory, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}

function compileInto(directory: string): void {
  const built = join(cmsDirectory, 'dist');
  if (isCmsServerBuilt(resolve(cmsDirectory, '..'))) {
    for (const part of ['config', 'src']) cpSync(join(built, part), join(directory, part), { recursive: true });
    return;
  }
  const compiler = join(cmsDirectory, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [compiler, '--outDir', directory, '--tsBuildInfoFile', join(directory, 'tsbuildinfo')]);
}

/**
 * Provides the compiled server in a folder of this run, inside the package so that its modules resolve: a copy of the
 * build, unless the sources have changed. The panel, which takes half a minute to build, comes from `dist`.
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
    compileInto(distDirectory);
  } catch (error) {
    remove();
    throw error;
  }
  symlinkSync(panel, join(distDirectory, 'build'));
  return { distDirectory, remove };
}
