import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Refusal } from '../lib/refusal';
import { attempt, run } from '../lib/run';

/** Programs that were ended may still be writing. */
const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 } as const;

/** The packages of a folder one by one, so that tools keep their caches in the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!/^[.](?:cache|vite)/.test(name)) symlinkSync(join(from, name), join(to, name));
  }
}

/**
 * A copy of what git knows of, outside the checkout. The site and the commands use the packages of the checkout, and the
 * CMS copies of its own, so that npm has to change only what another version of Strapi changes.
 */
export async function copyCheckout(root: string): Promise<{ folder: string; remove: () => void }> {
  const { code, output } = await attempt({ command: 'git', args: ['ls-files', '-z'], cwd: root });
  if (code !== 0) throw new Refusal('This is no checkout of git, whose list of files says what to copy.');
  // Runners report the real path.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ministry-try-strapi-')));
  const remove = () => rmSync(folder, removal);
  try {
    for (const file of output.split('\0')) {
      if (file === '' || !existsSync(join(root, file))) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(root, file), join(folder, file));
    }
    for (const name of ['.', 'web']) linkPackages(join(root, name, 'node_modules'), join(folder, name, 'node_modules'));
    const own = 'cms/node_modules';
    await run({ command: 'cp', args: ['-RP', join(root, own), join(folder, own)], cwd: root });
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
