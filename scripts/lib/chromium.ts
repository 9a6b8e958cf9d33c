import { join } from 'node:path';
import { Refusal } from './refusal';
import { attempt } from './run';
import { findInPath, installPackage, updatePackageLists } from './system-packages';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The same browser built without a window, which spends a third less of the processor on a page. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'headless-shell'];

type Variables = Readonly<Record<string, string | undefined>>;

function findProgram(names: readonly string[], env: Variables): string | undefined {
  const given = env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return given;
  return findInPath(names, env['PATH']);
}

/** A browser of this machine; nothing when there is none, or only one that Playwright downloaded and finds by itself. */
export function findChromium(env: Variables = process.env): string | undefined {
  return findProgram(NAMES, env);
}

/** The browser for journeys: the one without a window where there is one, else any. */
export function findHeadlessChromium(env: Variables = process.env): string | undefined {
  return findProgram([...HEADLESS_NAMES, ...NAMES], env);
}

/** The system's package where that is possible, else the one that Playwright downloads. */
export async function ensureChromium(root: string): Promise<void> {
  if (findProgram(HEADLESS_NAMES, process.env) !== undefined) return;
  if (await updatePackageLists(root)) {
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
