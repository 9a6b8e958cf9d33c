import { createWriteStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readArchive } from './read-archive';
import { headerBytes, seal } from './sealing';

const key = 'a key of a backup that is long enough';
const damaged = 'is damaged or cut off: nothing was restored';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Entry = { readonly name: string; readonly type?: 'symlink' | 'link' | 'directory'; readonly linkname?: string };

async function archiveOf(entries: readonly Entry[]): Promise<string> {
  const archive = pack();
  for (const entry of entries) archive.entry(entry, entry.type === undefined ? 'x' : '');
  archive.finalize();
  const file = join(folder, 'archive');
  await pipeline(Readable.from(archive), createGzip(), seal(key), createWriteStream(file));
  return file;
}

it.each([
  ['a file above the folder', [{ name: 'uploads/../../evil.png' }]],
  ['a file at the top of the disk', [{ name: '/evil.png' }]],
  ['a link', [{ name: 'uploads/link', type: 'symlink', linkname: '..' }, { name: 'uploads/link/evil.png' }]],
  ['a second name of a file', [{ name: 'uploads/link', type: 'link', linkname: '/etc/hosts' }]],
  ['the same file twice', [{ name: 'uploads/hill.png' }, { name: 'uploads/hill.png' }]],
  ['no list of what is in it', [{ name: 'uploads/hill.png' }]],
] as const)('refuses an archive with %s', async (_, entries) => {
  const file = await archiveOf(entries);
  await expect(readArchive(file, join(folder, 'within'), key)).rejects.toThrow(damaged);
  expect(readdirSync(folder).filter((name) => name.startsWith('evil'))).toEqual([]);
});

it.each([headerBytes - 1, headerBytes, headerBytes + 1])(
  'refuses an archive that ends after %i bytes',
  async (length) => {
    const file = await archiveOf([{ name: 'uploads/hill.png' }]);
    writeFileSync(file, readFileSync(file).subarray(0, length));
    await expect(readArchive(file, folder, key)).rejects.toThrow(damaged);
  },
);
