import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract, type Header } from 'tar-stream';
import { type ArchivedFile, longestManifest, type Manifest, parseManifest } from '../../cms/src/contracts/backup';
import { isFilePath } from '../../cms/src/lib/file-store/file-store';
import { Refusal } from '../lib/refusal';
import { ageMagic, decrypt } from './encryption';

export interface ReadingOptions {
  readonly key: string | undefined;
  readonly acceptsUnencrypted: boolean;
  /** What is free on the disk of the folder: whatever unpacks to more could not be restored. */
  readonly freeBytes: number;
}

/** What the list says of a file besides its name. */
const listedBytes = 100;
const gzipMagic = Buffer.from([0x1f, 0x8b]);

/** The archive can be read, but is not what a backup writes. The message follows the name of the file. */
class UnexpectedContent extends Error {}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => {
    throw new Refusal(`${file} cannot be opened. Give the file of a backup: npm run restore -- FILE`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ageMagic.length), 0, ageMagic.length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const refuse = (file: string, problem: string) =>
  new Refusal(`${file} ${problem}: nothing was restored. Take another backup.`);

/** Undefined for an archive that is not encrypted, and may be so. */
async function keyOf(file: string, { key, acceptsUnencrypted }: ReadingOptions): Promise<string | undefined> {
  const start = await startOf(file);
  if (!start.equals(ageMagic)) {
    if (key === undefined || acceptsUnencrypted || !start.subarray(0, 2).equals(gzipMagic)) return undefined;
    throw new Refusal(
      `${file} is not encrypted, although BACKUP_KEY is set, so anybody can have made or changed it: nothing was restored. If it is yours, add --unencrypted: npm run restore -- --unencrypted FILE`,
    );
  }
  if (key === undefined) throw new Refusal(`${file} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  return key;
}

/** The library does not export this type. */
type Entry = AsyncIterable<unknown> & { header: Header };

/** A name as a message shows it, whatever characters it has. */
const quoted = (name: string): string =>
  JSON.stringify(name.slice(0, 200)).replaceAll(
    /\p{Cc}/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const discard = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function createFile(target: string): Promise<Writable> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  return createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
}

/** Measures a file, and stores it if a folder is given. */
async function take(entry: Entry, folder: string | undefined): Promise<ArchivedFile> {
  const { name: path } = entry.header;
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(measured(), folder === undefined ? discard() : await createFile(join(folder, path)));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (!['EEXIST', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))) throw error;
    throw new UnexpectedContent(`holds ${quoted(path)}, which cannot be stored as a file`);
  }
  return { path, bytes, sha256: hash.digest('hex') };
}

async function readManifest(entry: Entry): Promise<Manifest> {
  if (entry.header.size > longestManifest) throw new UnexpectedContent('has a list that is too long');
  const json = await text(entry);
  try {
    return parseManifest(json);
  } catch {
    throw new UnexpectedContent('has a list that cannot be read');
  }
}

const isArchivable = (name: string): boolean =>
  /^database\.\w+$/.test(name) || (name.startsWith('uploads/') && isFilePath(name));

async function readEntries(entries: Extract, folder: string | undefined): Promise<Manifest> {
  const found = new Map<string, ArchivedFile>();
  let manifest: Manifest | undefined;
  let listBytes = 0;
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (manifest !== undefined) throw new UnexpectedContent(`holds ${quoted(name)} after its list`);
    if (type !== 'file') throw new UnexpectedContent(`holds ${quoted(name)}, which is not a file`);
    if (name === 'manifest.json') {
      manifest = await readManifest(entry);
      continue;
    }
    if (!isArchivable(name)) throw new UnexpectedContent(`holds ${quoted(name)}, which no backup holds`);
    if (found.has(name)) throw new UnexpectedContent(`holds ${quoted(name)} twice`);
    listBytes += name.length + listedBytes;
    if (listBytes > longestManifest) throw new UnexpectedContent('holds more files than a list can name');
    found.set(name, await take(entry, folder));
  }
  if (manifest === undefined) throw new UnexpectedContent('has no list of what is in it');
  compare(found, manifest);
  return manifest;
}

function compare(found: ReadonlyMap<string, ArchivedFile>, { database, uploads }: Manifest): void {
  const listed = new Set<string>();
  for (const { path, bytes, sha256 } of [database, ...uploads]) {
    if (listed.has(path)) throw new UnexpectedContent(`lists ${quoted(path)} twice`);
    listed.add(path);
    const file = found.get(path);
    if (file === undefined) throw new UnexpectedContent(`lacks ${quoted(path)}, which its list names`);
    if (file.bytes !== bytes || file.sha256 !== sha256) {
      throw new UnexpectedContent(`holds ${quoted(path)} with another content than its list says`);
    }
  }
  const unlisted = [...found.keys()].find((path) => !listed.has(path));
  if (unlisted !== undefined) {
    throw new UnexpectedContent(`holds ${quoted(unlisted)}, which its list does not name`);
  }
}

/** Fails past `freeBytes`, because a few MB can unpack to a thousand times as many. */
const limit = (freeBytes: number) =>
  async function* limited(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let unpacked = 0;
    for await (const chunk of source) {
      unpacked += chunk.length;
      if (unpacked > freeBytes) {
        const free = (freeBytes / 1e9).toFixed(1);
        throw new UnexpectedContent(`unpacks to more than the ${free} GB that are free on this disk`);
      }
      yield chunk;
    }
  };

/** A full disk and the like, which is not the archive's fault. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function readThrough(file: string, options: ReadingOptions, folder?: string): Promise<Manifest> {
  const key = await keyOf(file, options);
  const source = createReadStream(file);
  const packed = key === undefined ? source : Readable.from(decrypt(key)(source));
  const entries = extract();
  try {
    const unpacked = pipeline(packed, createGunzip(), limit(options.freeBytes), entries);
    const [manifest] = await Promise.all([readEntries(entries, folder), unpacked]);
    return manifest;
  } catch (error) {
    source.destroy();
    if (error instanceof UnexpectedContent) throw refuse(file, error.message);
    if (error instanceof Refusal || isOfSystem(error)) throw error;
    throw refuse(file, 'is damaged or cut off');
  }
}

/** Refuses anything but what was packed. The list comes last, so all is compared before the first byte is written. */
export async function readArchive(file: string, folder: string, options: ReadingOptions): Promise<Manifest> {
  await readThrough(file, options);
  return readThrough(file, options, folder);
}
