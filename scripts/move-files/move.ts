import type { FileStore } from '../../cms/src/lib/file-store/file-store';
import { Refusal } from '../lib/refusal';
import { hashIn } from '../lib/stored-files';

export interface Moved {
  readonly copied: number;
  readonly bytes: number;
  /** Counts what the other store had already. */
  readonly present: number;
  /** Counts what the other store has a newer version of, which stays. */
  readonly newer: number;
  readonly deleted: number;
}

/** Both as they are now. */
async function isSame(from: FileStore, to: FileStore, path: string): Promise<boolean> {
  const [own, other] = await Promise.all([hashIn(from, path), hashIn(to, path)]);
  return own !== undefined && own === other;
}

/** False if the file was deleted meanwhile. */
async function copyFile(from: FileStore, to: FileStore, path: string): Promise<boolean> {
  for (;;) {
    const before = await from.stat(path);
    const found = await from.read(path);
    if (before === undefined || found === undefined) return false;
    await to.write(path, found.content);
    if (await isSame(from, to, path)) return true;
    const after = await from.stat(path);
    if (after === undefined) return false;
    // Left as it is, the earlier version would be the newer one by the time at which it was written.
    const wasReplaced = after.modified.getTime() !== before.modified.getTime() || after.size !== before.size;
    if (!wasReplaced) throw new Refusal(`${path} did not arrive as it was sent. Run the command again.`);
  }
}

/** Reads each copied file back. What is there stays there, so it can be interrupted and run again. */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  { deleteSource, progress }: { readonly deleteSource: boolean; readonly progress: (done: Moved) => void },
): Promise<Moved> {
  let done: Moved = { copied: 0, bytes: 0, present: 0, newer: 0, deleted: 0 };
  for await (const { path, size, modified } of from.list()) {
    const other = await to.stat(path);
    const isOlder = other === undefined || other.modified < modified;
    if (isOlder) {
      if (!(await copyFile(from, to, path))) continue;
      done = { ...done, copied: done.copied + 1, bytes: done.bytes + size };
    } else if (other.size === size) done = { ...done, present: done.present + 1 };
    else done = { ...done, newer: done.newer + 1 };
    if (deleteSource) {
      const isSafe = isOlder || other.size !== size || (await isSame(from, to, path));
      if (!isSafe) {
        throw new Refusal(`${path} differs in the two places, so it was not deleted. Look at both, and run it again.`);
      }
      await from.remove(path);
      done = { ...done, deleted: done.deleted + 1 };
    }
    progress(done);
  }
  return done;
}
