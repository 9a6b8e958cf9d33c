import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { pack, type Header } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Manifest } from '../../cms/src/contracts/backup';
import { readArchive, type ReadingOptions } from './read-archive';
import { encrypt } from './encryption';

const key = 'a key of a backup that is long enough';
const damaged = 'is damaged or cut off: nothing was restored';

let folder: string;
let within: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  within = join(folder, 'within');
});
afterEach(() => rmSync(folder, { recursive: true }));

type Entry = Partial<Header> & { readonly name: string; readonly content?: string | Buffer };

const database = { name: 'database.sqlite', content: 'rows' };
const hill = { name: 'uploads/hill.png', content: 'a hill' };

const listed = ({ name, content = '' }: Entry) => ({
  path: name,
  bytes: Buffer.byteLength(content),
  sha256: createHash('sha256').update(content).digest('hex'),
});

function listOf(uploads: readonly Entry[], changes: Partial<Manifest> = {}): Entry {
  const manifest: Manifest = {
    version: 1,
    createdAt: '2026-11-24T03:00:00.000Z',
    database: { ...listed(database), kind: 'sqlite' },
    tables: { files: 1 },
    uploads: uploads.map(listed),
    ...changes,
  };
  return { name: 'manifest.json', content: JSON.stringify(manifest) };
}

async function archiveOf(entries: readonly Entry[], { isEncrypted = false } = {}): Promise<string> {
  const archive = pack();
  for (const { content = '', ...header } of entries) archive.entry(header, content);
  archive.finalize();
  const file = join(folder, 'archive');
  const target = createWriteStream(file);
  if (isEncrypted) await pipeline(Readable.from(archive), createGzip(), encrypt(key), target);
  else await pipeline(Readable.from(archive), createGzip(), target);
  return file;
}

const read = (file: string, options: Partial<ReadingOptions> = {}) =>
  readArchive(file, within, { key: undefined, acceptsUnencrypted: false, freeBytes: 2 ** 30, ...options });

it.each([false, true])('unpacks exactly what the list names: encrypted %s', async (isEncrypted) => {
  const archive = await archiveOf([database, hill, listOf([hill])], { isEncrypted });
  const manifest = await read(archive, { key: isEncrypted ? key : undefined });
  expect(manifest.uploads).toEqual([listed(hill)]);
  expect(readFileSync(join(within, 'uploads/hill.png'), 'utf8')).toBe('a hill');
  expect(readdirSync(within, { recursive: true }).toSorted()).toEqual([
    'database.sqlite',
    'uploads',
    'uploads/hill.png',
  ]);
});

const other = { name: 'uploads/other.png' };

describe.each([
  [
    'a file above the folder',
    [{ name: 'uploads/../../evil.png' }],
    'holds "uploads/../../evil.png", which no backup holds',
  ],
  ['a file at the top of the disk', [{ name: '/evil.png' }], 'holds "/evil.png", which no backup holds'],
  [
    'a symbolic link',
    [{ name: 'uploads/link', type: 'symlink', linkname: '..' }],
    'holds "uploads/link", which is not a file',
  ],
  ['a hard link', [{ name: 'uploads/link', type: 'link', linkname: '/etc/hosts' }], 'which is not a file'],
  ['a folder', [{ name: 'uploads/folder', type: 'directory' }], 'which is not a file'],
  ['a device', [{ name: 'uploads/disk', type: 'block-device' }], 'which is not a file'],
  ['a named pipe', [{ name: 'uploads/pipe', type: 'fifo' }], 'which is not a file'],
  ['a file twice', [database, hill, hill, listOf([hill])], 'holds "uploads/hill.png" twice'],
  ['no list', [database, hill], 'has no list of what is in it'],
  ['a list that is not one', [{ name: 'manifest.json', content: '{"version":1}' }], 'has a list that cannot be read'],
  ['more after its list', [database, listOf([]), hill], 'holds "uploads/hill.png" after its list'],
  ['two lists', [database, listOf([]), listOf([])], 'holds "manifest.json" after its list'],
  [
    'a file that is not listed',
    [database, hill, other, listOf([hill])],
    'holds "uploads/other.png", which its list does not name',
  ],
  [
    'a file that is listed and not there',
    [database, hill, listOf([hill, other])],
    'lacks "uploads/other.png", which its list names',
  ],
  [
    'a file listed twice, in the place of one that is not listed',
    [database, hill, other, listOf([hill, hill])],
    'lists "uploads/hill.png" twice',
  ],
  [
    'another content than listed',
    [database, hill, listOf([{ ...hill, content: 'a HILL' }])],
    'holds "uploads/hill.png" with another content than its list says',
  ],
  [
    'another size than listed',
    [database, hill, listOf([], { uploads: [{ ...listed(hill), bytes: 7 }] })],
    'with another content than its list says',
  ],
  [
    'an upload in the place of the database',
    [database, hill, listOf([], { database: { ...listed(hill), kind: 'sqlite' }, uploads: [listed(database)] })],
    'has a list that cannot be read',
  ],
  [
    'a name with control characters',
    [{ name: 'evil\u001B[2J\u009B2J' }],
    String.raw`holds "evil\u001b[2J\u009b2J", which no backup holds`,
  ],
] satisfies [string, Entry[], string][])('an archive with %s', (_, entries, problem) => {
  it('is refused before anything is written', async () => {
    await expect(read(await archiveOf(entries))).rejects.toThrow(problem);
    expect(readdirSync(folder)).toEqual(['archive']);
  });
});

it.each([
  ['as a folder, too', [hill, { name: 'uploads/hill.png/small.png' }]],
  ['longer than a disk allows', [{ name: `uploads/${'n'.repeat(300)}.png` }]],
])('says which file the disk cannot store: a name %s', async (_, uploads) => {
  const file = await archiveOf([database, ...uploads, listOf(uploads)]);
  await expect(read(file)).rejects.toThrow(
    /holds "uploads\/.*", which cannot be stored as a file: nothing was restored/,
  );
});

describe('an archive that unpacks to more than there is room for', () => {
  const freeBytes = 2 ** 20;
  const zeros = { name: 'uploads/zeros.bin', content: Buffer.alloc(2 ** 23) };
  const tooLarge = 'unpacks to more than the 0.0 GB that are free on this disk: nothing was restored';

  it.each([
    ['in a file that is listed', [zeros, database, listOf([zeros])]],
    ['in a file that is not listed', [zeros, database, listOf([])]],
    ['in its list', [{ name: 'manifest.json', content: zeros.content }]],
  ])('is refused before anything is written: %s', async (_, entries) => {
    await expect(read(await archiveOf(entries), { freeBytes })).rejects.toThrow(tooLarge);
    expect(existsSync(within)).toBe(false);
  });

  it('is refused before anything is written: around the files', async () => {
    const file = await archiveOf([database, listOf([])]);
    writeFileSync(file, Buffer.concat([readFileSync(file), gzipSync(zeros.content)]));
    await expect(read(file, { freeBytes })).rejects.toThrow(tooLarge);
    expect(existsSync(within)).toBe(false);
  });

  it('is refused before its names fill the memory', async () => {
    const names = Array.from({ length: 20 }, (_, number) => ({ name: `uploads/${number}${'n'.repeat(4_000_000)}` }));
    const unbounded = { freeBytes: Number.POSITIVE_INFINITY };
    await expect(read(await archiveOf(names), unbounded)).rejects.toThrow('holds more files than a list can name');
  }, 60_000);
});

describe('an archive that is not encrypted', () => {
  it('is refused where there is a key', async () => {
    const file = await archiveOf([database, listOf([])]);
    await expect(read(file, { key })).rejects.toThrow('is not encrypted, although BACKUP_KEY is set');
    expect(existsSync(within)).toBe(false);
  });

  it('is unpacked where it is expected', async () => {
    const file = await archiveOf([database, listOf([])]);
    await expect(read(file, { key, acceptsUnencrypted: true })).resolves.toBeDefined();
    rmSync(within, { recursive: true });
    await expect(read(file)).resolves.toBeDefined();
  });

  it('is called damaged where it is no archive at all', async () => {
    const file = join(folder, 'archive');
    writeFileSync(file, 'Not a backup at all');
    await expect(read(file)).rejects.toThrow(damaged);
  });
});

it.each([10, 60, 150, 200])('refuses an encrypted archive that ends after %i bytes', async (length) => {
  const file = await archiveOf([database, listOf([])], { isEncrypted: true });
  writeFileSync(file, readFileSync(file).subarray(0, length));
  await expect(read(file, { key })).rejects.toThrow(damaged);
});

it('refuses an archive that is cut off', async () => {
  const file = await archiveOf([database, hill, listOf([hill])]);
  writeFileSync(file, readFileSync(file).subarray(0, -20));
  await expect(read(file)).rejects.toThrow(damaged);
  expect(existsSync(within)).toBe(false);
});
