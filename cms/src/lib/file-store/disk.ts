import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../contracts/watching';
import { type FileStore, isFilePath } from './file-store';

/** A name that is no file's: nothing there, something that is no file, or a name too long for the disk. */
const missingCodes: readonly (string | undefined)[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (missingCodes.includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** What is being written has a name that begins so, and takes its own when it is whole. */
const unfinished = '.unfinished-';

export function openDisk(folder: string): FileStore {
  const at = (path: string) => join(folder, path);

  async function put(path: string, fill: (file: string) => Promise<void>): Promise<void> {
    const file = join(dirname(at(path)), `${unfinished}${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    try {
      await fill(file);
      await rename(file, at(path));
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  /** A folder that has become empty goes with its last file. */
  async function removeEmptyFolder(path: string): Promise<void> {
    const above = dirname(path);
    if (above !== '.') await rmdir(at(above)).catch(() => {});
  }

  return {
    name: folder,

    // `npm start` tries the folder, and Strapi makes it.
    check: () => Promise.resolve(),

    async stat(path) {
      const found = await ifThere(stat(at(path)));
      return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
    },

    async read(path, part) {
      const handle = await ifThere(open(at(path)));
      if (handle === undefined) return undefined;
      const facts = await handle.stat();
      if (!facts.isFile()) {
        await handle.close();
        return undefined;
      }
      return {
        content: handle.createReadStream(part),
        size: part === undefined ? facts.size : part.end - part.start + 1,
      };
    },

    write: (path, content) => put(path, (file) => pipeline(content, createWriteStream(file, { flags: 'wx' }))),

    async copy(from, to) {
      if ((await ifThere(stat(at(from)))) === undefined) return false;
      await put(to, (file) => copyFile(at(from), file));
      return true;
    },

    async remove(path) {
      await rm(at(path), { force: true });
      await removeEmptyFolder(path);
    },

    async *list(within = '.') {
      const entries = (await ifThere(readdir(at(within), { recursive: true, withFileTypes: true }))) ?? [];
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(unfinished));
      const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
      for (const path of paths.filter(isFilePath).toSorted()) {
        const found = await ifThere(stat(at(path)));
        if (found) yield { path, size: found.size, modified: found.mtime };
      }
    },
  };
}
