import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Extract, type Header } from 'tar-stream';
import { type ArchivedFile, type Manifest, parseManifest } from '../../cms/src/api/backup/contract';
import { isFilePath } from '../../cms/src/lib/file-store/file-store';
import { Refusal } from '../lib/refusal';
import { DamagedArchive, headerBytes, isSealed, unseal } from './sealing';

const longestManifest = 2 ** 28;

async function headerOf(file: string): Promise<Buffer> {
  const handle = await open(file).catch(() => {
    throw new Refusal(`${file} cannot be opened. Give the file of a backup: npm run restore -- FILE`);
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const damaged = (file: string) =>
  new Refusal(`${file} is damaged or cut off: nothing was restored. Take another backup.`);

async function unsealerFor(file: string, key: string | undefined): Promise<Transform | null> {
  const header = await headerOf(file);
  if (!isSealed(header)) return null;
  if (header.length < headerBytes) throw damaged(file);
  if (key === undefined) throw new Refusal(`${file} is encrypted: set BACKUP_KEY to the key that it was made with.`);
  return unseal(header, key);
}

/** The library does not export this type. */
type Entry = AsyncIterable<unknown> & { header: Header };

async function store(entry: Entry, path: string, folder: string): Promise<ArchivedFile> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(measured(), createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }));
  return { path, bytes, sha256: hash.digest('hex') };
}

async function feed(source: Readable, target: Extract): Promise<void> {
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) if (!target.write(chunk)) await once(target, 'drain');
    target.end(null);
  } catch (error) {
    target.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function unpack(entries: Extract, folder: string) {
  const found = new Map<string, ArchivedFile>();
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    const { name, type, size } = entry.header;
    if (type !== 'file' || manifest !== undefined) throw new DamagedArchive('It holds what no backup holds');
    if (name === 'manifest.json' && size < longestManifest) {
      manifest = parseManifest(await text(entry));
    } else if (
      ((name.startsWith('uploads/') && isFilePath(name)) || /^database\.\w+$/.test(name)) &&
      !found.has(name)
    ) {
      found.set(name, await store(entry, name, folder));
    } else throw new DamagedArchive('It holds what no backup holds');
  }
  if (manifest === undefined) throw new DamagedArchive('It has no list of what is in it');
  return { found, manifest };
}

function compare(found: ReadonlyMap<string, ArchivedFile>, { database, uploads }: Manifest): void {
  const expected = [database, ...uploads];
  const isWhole = expected.every(({ path, bytes, sha256 }) => {
    const file = found.get(path);
    return file?.bytes === bytes && file.sha256 === sha256;
  });
  if (!isWhole || expected.length !== found.size) throw new DamagedArchive('Hashes differ');
}

/** A full disk and the like, which is not the archive's fault. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** Unpacks an archive into `folder`, and refuses whatever is not exactly what was packed. */
export async function readArchive(file: string, folder: string, key: string | undefined): Promise<Manifest> {
  let source: Readable | undefined;
  try {
    const unsealing = await unsealerFor(file, key);
    source = createReadStream(file, { start: unsealing === null ? 0 : headerBytes });
    const unzipping = createGunzip();
    const entries = extract();
    const opened = unsealing === null ? pipeline(source, unzipping) : pipeline(source, unsealing, unzipping);
    const [{ found, manifest }] = await Promise.all([unpack(entries, folder), feed(unzipping, entries), opened]);
    compare(found, manifest);
    return manifest;
  } catch (error) {
    source?.destroy();
    if (error instanceof Refusal || isOfSystem(error)) throw error;
    throw damaged(file);
  }
}
