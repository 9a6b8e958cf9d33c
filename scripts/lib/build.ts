import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent } from './content-hash';
import { step } from './progress';
import { run } from './run';
import { isCurrent, rebuild, type Stamp } from './stamp';

const TESTS = /[.](test|cases)[.]tsx?$/;

function webStamp(root: string): Stamp {
  const packageFiles = ['web/package-lock.json', 'web/tsconfig.json', 'web/vite.config.ts'];
  const inputs = ['web/src', 'web/server', 'web/public', ...packageFiles, 'cms/src/contracts'];
  const outputs = ['client/.vite/manifest.json', 'client/worker.js', 'server/main.js'].map((file) =>
    join(root, 'web/dist', file),
  );
  return { file: join(root, 'web/dist/.stamp'), inputs: hashContent(root, inputs, TESTS), outputs };
}

/** All that the panel may import, by the rule `admin-takes-contracts-only`. It is the slow part of the build. */
function panelStamp(root: string): Stamp {
  const sources = ['cms/src/admin', 'cms/src/contracts', 'cms/src/lib', 'cms/src/site-types.ts'];
  const inputs = [...sources, 'cms/config', 'cms/package-lock.json'];
  const outputs = [join(root, 'cms/dist/build/index.html')];
  return { file: join(root, 'cms/dist/build/.stamp'), inputs: hashContent(root, inputs, TESTS), outputs };
}

function serverStamp(root: string): Stamp {
  const inputs = ['cms/src', 'cms/config', 'cms/tsconfig.json', 'cms/package-lock.json'];
  const outputs = ['src/index.js', 'config/server.js'].map((file) => join(root, 'cms/dist', file));
  return { file: join(root, 'cms/dist/.stamp'), inputs: hashContent(root, inputs, TESTS), outputs };
}

function node(folder: string, script: string, ...args: string[]): Promise<string> {
  return run({
    command: process.execPath,
    args: [join('node_modules', script), ...args],
    cwd: folder,
    env: { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  });
}

async function buildWeb(root: string): Promise<void> {
  const folder = join(root, 'web');
  await node(folder, 'vite/bin/vite.js', 'build');
  await node(folder, 'vite/bin/vite.js', 'build', '--mode', 'worker');
  await node(folder, 'vite/bin/vite.js', 'build', '--ssr');
}

/** Output of deleted sources has to go. */
function removeCompiled(root: string): void {
  for (const part of ['src', 'config', '.tsbuildinfo'])
    rmSync(join(root, 'cms/dist', part), { recursive: true, force: true });
}

async function buildCmsServer(root: string): Promise<void> {
  removeCompiled(root);
  await node(join(root, 'cms'), 'typescript/bin/tsc');
}

async function buildCms(root: string): Promise<void> {
  removeCompiled(root);
  await node(join(root, 'cms'), '@strapi/strapi/bin/strapi.js', 'build', '--silent');
}

/** True if `cms/dist` holds the server as its sources are now. */
export function isCmsServerBuilt(root: string): boolean {
  return isCurrent(serverStamp(root));
}

/** Builds what changed, at most two things at once. */
export async function buildWhatChanged(root: string): Promise<void> {
  const web = webStamp(root);
  const panel = panelStamp(root);
  const server = serverStamp(root);

  const buildSite = async () => {
    if (!isCurrent(web)) await step('Building the site', () => rebuild(web, () => buildWeb(root)));
  };
  const buildBackend = async () => {
    if (!isCurrent(panel)) {
      await step('Building the CMS and its panel (the slow part)', () =>
        rebuild(server, () => rebuild(panel, () => buildCms(root))),
      );
    } else if (!isCurrent(server)) {
      await step('Compiling the CMS', () => rebuild(server, () => buildCmsServer(root)));
    }
  };
  await Promise.all([buildSite(), buildBackend()]);
}
