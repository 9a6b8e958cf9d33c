import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { ROOT } from '../../../scripts/lib/root';
import { attempt } from '../../../scripts/lib/run';
import { findInPath, installPackage, updatePackageLists } from '../../../scripts/lib/system-packages';

const cache = join(ROOT, 'node_modules/.cache/engines');

async function run(command: string, ...args: string[]): Promise<void> {
  const { code, output } = await attempt({ command, args, cwd: cache });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}`);
}

async function unpackBrotli(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

/** Packages for functions in the cloud, which have a whole browser in them. */
const packages = { 83: 'chrome-aws-lambda@5.0.0', 92: 'chrome-aws-lambda@10.1.0', 106: '@sparticuz/chromium@106.0.0' };

export type OldChromium = keyof typeof packages;

/** The program of an old Chromium. */
export async function fetchChromium(version: OldChromium): Promise<string> {
  const folder = join(cache, `chromium-${version}`);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  const fresh = `${folder}-new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await run('npm', 'pack', '--silent', '--pack-destination', fresh, packages[version]);
  await run('sh', '-c', `tar -xzf "${fresh}"/*.tgz -C "${fresh}"`);
  await unpackBrotli(join(fresh, 'package/bin/chromium.br'), join(fresh, 'chromium'));
  chmodSync(join(fresh, 'chromium'), 0o755);
  await unpackBrotli(join(fresh, 'package/bin/swiftshader.tar.br'), join(fresh, 'swiftshader.tar'));
  await run('tar', '-xf', join(fresh, 'swiftshader.tar'), '-C', fresh);
  renameSync(fresh, folder);
  return program;
}

/** The libraries that drive them: an old one for old Chromiums, a new one for Firefox. */
export async function fetchPuppeteer(version: 13 | 24): Promise<string> {
  const folder = join(cache, `puppeteer-${version}`);
  const module = join(folder, 'node_modules/puppeteer-core');
  if (existsSync(module)) return module;
  mkdirSync(folder, { recursive: true });
  await run(
    'npm',
    'install',
    '--silent',
    '--no-save',
    '--ignore-scripts',
    '--prefix',
    folder,
    `puppeteer-core@${version}`,
  );
  return module;
}

/** A program of the system, by any of its names, installed if need be. */
export async function findProgram(names: readonly string[], debianPackage: string): Promise<string> {
  const found = findInPath(names);
  if (found !== undefined) return found;
  await updatePackageLists(ROOT);
  await installPackage(debianPackage, ROOT);
  const installed = findInPath(names);
  if (installed === undefined) throw new Error(`${debianPackage} cannot be installed here`);
  return installed;
}
