import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enoughBytes = 1024 ** 3;

/** The memory disk may be small in a container, and does not exist on other systems. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}

/** A new data folder for a CMS, in memory if possible, because SQLite's journal is slow on disk. */
export async function makeOwnFolder(name: string): Promise<string> {
  return mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), name));
}
