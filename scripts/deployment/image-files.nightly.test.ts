import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/root';
import { attempt } from '../lib/run';
import { copyImageFiles } from './image-files';

// Far from the repository, whose packages would be found from any folder inside it.
let folder = '';
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ministry-image-')));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function image(name: string, dockerfile: string, stage: string, packages: readonly string[]): string {
  copyImageFiles(dockerfile, stage, join(folder, name));
  const site = join(folder, name, 'site');
  for (const part of packages) symlinkSync(join(ROOT, part, 'node_modules'), join(site, part, 'node_modules'), 'dir');
  return site;
}

describe('the files that an image is made from', () => {
  it('are enough to build the site', async () => {
    const site = image('web', 'web/Dockerfile', 'build', ['web']);
    const web = join(site, 'web');
    expect(existsSync(join(site, 'cms/src/api/submission/contract.ts'))).toBe(true);
    expect(existsSync(join(site, 'cms/src/api/submission/contract.cases.ts'))).toBe(false);

    for (const args of [['build'], ['build', '--ssr']]) {
      const { code, output } = await attempt({
        command: process.execPath,
        args: ['node_modules/vite/bin/vite.js', ...args],
        cwd: web,
        env: { NODE_ENV: 'production', VITEST: undefined },
      });
      expect(code, output).toBe(0);
    }
    expect(existsSync(join(web, 'dist/client/.vite/manifest.json'))).toBe(true);
    expect(existsSync(join(web, 'dist/server/main.js'))).toBe(true);
  });

  it.each([
    ['seed', ['scripts/seed/main.ts']],
    ['backup', ['scripts/backup/main.ts', 'scripts/restore.ts', 'scripts/forget/main.ts']],
  ])('hold everything that the commands of the image %s import', async (stage, commands) => {
    const site = image(stage, 'cms/Dockerfile', stage, ['.', 'cms']);
    const { output } = await cruise(commands, {
      baseDir: site,
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    });
    if (typeof output === 'string') throw new Error(output);
    const sources = output.modules.map(({ source }) => source);
    expect(sources).toContain(`cms/src/api/${stage === 'seed' ? 'training-module' : 'backup'}/contract.ts`);
    expect(output.modules.filter(({ couldNotResolve }) => couldNotResolve).map(({ source }) => source)).toEqual([]);
  });
});
