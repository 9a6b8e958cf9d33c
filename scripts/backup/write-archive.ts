import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { ArchivedFile, Manifest } from '../../cms/src/api/backup/contract';
import { seal } from './sealing';

/** Where uploads come from: the folder of today, or later a bucket. A file that was deleted meanwhile opens as null. */
export interface UploadSource {
  list(): Promise<string[]>;
  open(path: string): Promise<FileHandle | null>;
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function uploadFolder(folder: string): UploadSource {
  return {
    async list() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .toSorted();
    },
    async open(path) {
      try {
        return await open(join(folder, path));
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
  };
}

/** The hash is of the very bytes that went into the archive. */
async function addFile(archive: Pack, path: string, file: FileHandle): Promise<ArchivedFile> {
  const { size: bytes } = await file.stat();
  const hash = createHash('sha256');
  let left = bytes;
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name: path, size: bytes, mode: 0o600 }, (error) =>
      error ? reject(error) : resolve(),
    );
    const copy = async () => {
      // A file that grows meanwhile is stored as long as it was.
      for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
        const part = chunk.subarray(0, left);
        if (part.length === 0) break;
        left -= part.length;
        hash.update(part);
        if (!entry.write(part)) await once(entry, 'drain');
      }
      if (left > 0) throw new Error(`${path} became shorter while it was read`);
      entry.end(null);
    };
    copy().catch(reject);
  });
  return { path, bytes, sha256: hash.digest('hex') };
}

/** Closes the file, however it ends. */
async function addOpened(archive: Pack, path: string, file: FileHandle): Promise<ArchivedFile> {
  try {
    return await addFile(archive, path, file);
  } finally {
    await file.close();
  }
}

async function fill(archive: Pack, content: Content): Promise<Manifest> {
  const { database, uploads, createdAt, tables } = content;
  const stored = await addOpened(archive, database.path, await open(database.file));
  const files: ArchivedFile[] = [];
  for (const path of await uploads.list()) {
    const file = await uploads.open(path);
    if (file !== null) files.push(await addOpened(archive, `uploads/${path}`, file));
  }
  const manifest: Manifest = {
    version: 1,
    createdAt,
    database: { ...stored, kind: database.kind },
    tables,
    uploads: files,
  };
  archive.entry({ name: 'manifest.json', mode: 0o600 }, JSON.stringify(manifest));
  archive.finalize();
  return manifest;
}

export interface Content {
  readonly createdAt: string;
  readonly database: { readonly kind: 'sqlite' | 'postgres'; readonly path: string; readonly file: string };
  readonly tables: Record<string, number>;
  readonly uploads: UploadSource;
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
    key === undefined ? pipeline(source, createGzip(), target) : pipeline(source, createGzip(), seal(key), target);
  // Nothing waits for the other once one has failed.
  const [manifest] = await Promise.all([filled, written]);
  return manifest;
}
