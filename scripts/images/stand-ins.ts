import { copyFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { arch } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run';
import { ROOT } from '../lib/root';
import { buildah, cacheFolder } from './buildah';

/**
 * The images that ours begin with, each beside the Dockerfile of what stands in its place. No registry of images is
 * asked: Debian's packages and npm's are enough.
 */
const standIns: readonly (readonly [image: string, dockerfile: string])[] = [
  ['localhost/debian', 'debian'],
  ['docker.io/library/node:24-bookworm-slim', 'node'],
  ['docker.io/library/postgres:17-bookworm', 'postgres'],
  ['docker.io/library/caddy:2.10-alpine', 'caddy'],
];

/** The last with which better-sqlite3 12 can be compiled: see CONTRIBUTING.md. */
const NODE = `node-linux-${arch()}@24.18.0`;
const NPM = 'npm@11';

const context = join(cacheFolder, 'context');

async function unpackPackage(name: string, folder: string): Promise<void> {
  const target = join(context, folder);
  if (existsSync(join(target, 'package.json'))) return;
  mkdirSync(target, { recursive: true });
  const packed = await run({ command: 'npm', args: ['pack', '--silent', name], cwd: context });
  await run({ command: 'tar', args: ['-xzf', packed.trim(), '-C', folder, '--strip-components=1'], cwd: context });
}

async function bootstrapDebian(): Promise<void> {
  const archive = join(context, 'debian.tar');
  if (existsSync(archive)) return;
  const unfinished = `${archive}.new`;
  await run({
    command: 'debootstrap',
    args: ['--variant=minbase', 'bookworm', join(cacheFolder, 'debian')],
    cwd: ROOT,
  });
  await run({ command: 'tar', args: ['-cf', unfinished, '-C', join(cacheFolder, 'debian'), '.'], cwd: ROOT });
  await run({ command: 'mv', args: [unfinished, archive], cwd: ROOT });
  await run({ command: 'rm', args: ['-r', join(cacheFolder, 'debian')], cwd: ROOT });
}

/** How this machine reaches npm's registry, so that `npm ci` does so in the images. */
async function copyNpmSettings(): Promise<void> {
  const valueOf = async (name: string) =>
    (await run({ command: 'npm', args: ['config', 'get', name], cwd: context })).trim();
  const [registry, cafile] = [await valueOf('registry'), await valueOf('cafile')];
  const certificates = existsSync(cafile) ? cafile : '/etc/ssl/certs/ca-certificates.crt';
  copyFileSync(certificates, join(context, 'ca-certificates.crt'));
  writeFileSync(join(context, 'npmrc'), `registry=${registry}\ncafile=/etc/ssl/certs/ca-certificates.crt\n`);
}

/** Makes what stands in place of the images named by `FROM`, unless it is made. */
export async function makeStandIns(): Promise<void> {
  mkdirSync(context, { recursive: true });
  cpSync(join(ROOT, 'scripts/images/stand-ins'), context, { recursive: true });
  await bootstrapDebian();
  await unpackPackage(NODE, 'node');
  await unpackPackage(NPM, 'npm');
  await copyNpmSettings();
  for (const [image, name] of standIns) {
    const dockerfile = join(context, `${name}.Dockerfile`);
    await buildah('bud', '--layers', '--pull=never', '--tag', image, '--file', dockerfile, context);
  }
}
