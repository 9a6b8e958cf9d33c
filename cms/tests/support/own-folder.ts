import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enoughBytes = 1024 ** 3;

/** A container may have only little memory there, and other systems have no such folder. */
async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= enoughBytes;
  } catch {
    return false;
  }
}

/**
 * A new folder for what a CMS stores: in memory where there is room, since SQLite makes and removes a journal with every
 * change, which a disk takes long for.
 */
export async function makeOwnFolder(name: string): Promise<string> {
  return mkdtemp(join((await hasRoom(memory)) ? memory : tmpdir(), name));
}
