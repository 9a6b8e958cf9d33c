import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = ['.', 'web', 'cms'];

/** What native modules were built for. Another Node needs them built anew. */
const PLATFORM = `${process.platform} ${process.arch} ${process.versions.modules}`;

/** @param {string} file */
function lockedPackages(file) {
  /** @type {{ packages?: Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, extraneous?: boolean }> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages ?? {};
}

/**
 * npm writes its own list into node_modules when an installation is complete, and removes it when it begins one: an
 * interrupted installation leaves none. Optional packages of other platforms, and extraneous
 * ones that nothing asks for, are in the lock file alone.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const installedList = join(folder, 'node_modules', '.package-lock.json');
  const platformNote = join(folder, 'node_modules', '.installed-for');
  if (!existsSync(installedList)) return false;
  if (existsSync(platformNote) && readFileSync(platformNote, 'utf8') !== PLATFORM) return false;
  const installed = lockedPackages(installedList);
  return Object.entries(lockedPackages(join(folder, 'package-lock.json'))).every(([path, locked]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) {
      return locked.optional === true || locked.devOptional === true || locked.extraneous === true;
    }
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

// Building the site needs the development packages, whatever NODE_ENV says.
const INSTALL = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** Compiles SQLite, where its binary cannot be downloaded, in half the time. The images of Docker take all optimization. */
const QUICK_COMPILER = { CFLAGS: '-O1', CXXFLAGS: '-O1' };

/**
 * Installs with the npm that runs this program, if there is one.
 * @param {string} folder
 */
function runInstall(folder) {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
    const child = spawn(command, [...first, ...INSTALL], {
      cwd: folder,
      env: { ...QUICK_COMPILER, ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`"npm ci" failed in ${folder}:\n${output}`));
    });
  });
}

/** @type {Map<string, Promise<void>>} */
const installations = new Map();

/** @param {string} folder */
async function installOnce(folder) {
  if (isInstalled(folder)) return;
  const started = performance.now();
  console.log(`Installing the packages of ${folder}, which takes a minute or two …`);
  await runInstall(folder);
  writeFileSync(join(folder, 'node_modules', '.installed-for'), PLATFORM);
  console.log(`Installed those of ${folder} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Begins to install what is missing everywhere, and resolves when these folders have it.
 * @param {string} root
 * @param {readonly string[]} wanted
 */
export async function installMissing(root, wanted = PACKAGES) {
  for (const name of PACKAGES) {
    if (!installations.has(name)) installations.set(name, installOnce(join(root, name)));
  }
  await Promise.all(wanted.map((name) => installations.get(name)));
}
