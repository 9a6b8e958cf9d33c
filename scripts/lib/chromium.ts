import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal';
import { attempt } from './run';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The same browser built without a window, which spends a third less of the processor on a page. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'headless-shell'];

type Variables = Readonly<Record<string, string | undefined>>;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findProgram(names: readonly string[], env: Variables): string | undefined {
  const given = env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return given;
  const folders = (env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** A browser of this machine; nothing when there is none, or only one that Playwright downloaded and finds by itself. */
export function findChromium(env: Variables = process.env): string | undefined {
  return findProgram(NAMES, env);
}

/** The browser for journeys: the one without a window where there is one, else any. */
export function findHeadlessChromium(env: Variables = process.env): string | undefined {
  return findProgram([...HEADLESS_NAMES, ...NAMES], env);
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

async function installPackage(name: string, root: string): Promise<void> {
  await asRoot(['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', name], root);
}

/**
 * Finds a browser for journeys or brings one: the system's package where that is possible, else the one that Playwright
 * downloads.
 */
export async function ensureChromium(root: string): Promise<void> {
  if (findProgram(HEADLESS_NAMES, process.env) !== undefined) return;
  if (await asRoot(['apt-get', 'update', '--quiet'], root)) {
    await installPackage('chromium-headless-shell', root);
    // Not every distribution packs it.
    if (findHeadlessChromium() === undefined) await installPackage('chromium', root);
  }
  if (findHeadlessChromium() !== undefined) return;
  const download = await attempt({
    command: process.execPath,
    args: ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium'],
    cwd: join(root, 'web'),
  });
  if (download.code !== 0) {
    throw new Refusal(
      `There is no Chromium here, and neither apt-get nor Playwright could install one. Install it, or set CHROMIUM_PATH.\n${download.output}`,
    );
  }
}
