import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { type ArchivedFile, longestManifest, type Manifest } from '../../cms/src/contracts/backup';
import type { FileStore } from '../../cms/src/lib/file-store/file-store';
import { Refusal } from '../lib/refusal';
import { encrypt } from './encryption';

interface Bytes {
  readonly content: AsyncIterable<unknown>;
  readonly size: number;
}

/** The hash is of the very bytes that went into the archive. */
async function addFile(archive: Pack, path: string, { content, size: bytes }: Bytes): Promise<ArchivedFile> {
  const hash = createHash('sha256');
  async function* measured(): AsyncGenerator<Buffer> {
    let left = bytes;
    // A file that grows meanwhile is stored as long as it was.
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      hash.update(part);
      yield part;
      if (left === 0) break;
    }
    if (left > 0) throw new Error(`${path} became shorter while it was read`);
  }
  await pipeline(measured(), archive.entry({ name: path, size: bytes, mode: 0o600 }));
  return { path, bytes, sha256: hash.digest('hex') };
}

async function fill(archive: Pack, content: Content): Promise<Manifest> {
  const { database, uploads, createdAt, tables } = content;
  const dump = { content: createReadStream(database.file), size: statSync(database.file).size };
  const stored = await addFile(archive, database.path, dump);
  const files: ArchivedFile[] = [];
  for await (const { path } of uploads.list()) {
    // One that was deleted meanwhile is left out.
    const file = await uploads.read(path);
    if (file !== undefined) files.push(await addFile(archive, `uploads/${path}`, file));
  }
  const manifest: Manifest = {
    version: 1,
    createdAt,
    database: { ...stored, kind: database.kind },
    tables,
    uploads: files,
  };
  const list = Buffer.from(JSON.stringify(manifest));
  if (list.length > longestManifest) throw new Refusal(`${files.length} uploads are more than an archive can list.`);
  archive.entry({ name: 'manifest.json', mode: 0o600 }, list);
  archive.finalize();
  return manifest;
}

export interface Content {
  readonly createdAt: string;
  readonly database: { readonly kind: 'sqlite' | 'postgres'; readonly path: string; readonly file: string };
  readonly tables: Record<string, number>;
  readonly uploads: FileStore;
}

/** Writes all of it, and to the disk, before it answers. */
export async function writeArchive(file: string, content: Content, key: string | undefined): Promise<Manifest> {
  const archive = pack();
  const filled = fill(archive, content).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const source = Readable.from(archive);
  const written =
    key === undefined ? pipeline(source, createGzip(), target) : pipeline(source, createGzip(), encrypt(key), target);
  // Nothing waits for the other once one has failed.
  const [manifest] = await Promise.all([filled, written]);
  return manifest;
}
