import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './refusal';
import { attempt } from './run';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser of this machine; nothing when there is none, or only one that Playwright downloaded and finds by itself. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const given = env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') return given;
  const folders = (env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
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

/** Finds a browser or brings one: the system's package where that is possible, else the one Playwright downloads. */
export async function ensureChromium(root: string): Promise<void> {
  if (findChromium() !== undefined) return;
  if (await asRoot(['apt-get', 'update', '--quiet'], root)) {
    await asRoot(['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'chromium'], root);
    if (findChromium() !== undefined) return;
  }
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
