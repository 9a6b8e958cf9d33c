import type { Readable } from 'node:stream';

/** The first and the last byte, as in a range of HTTP. */
export type Part = { start: number; end: number };

export type FileFacts = { size: number; modified: Date };

/** A bucket may hold other keys, such as the empty ones ending with a slash that its console shows as folders. */
export function isFilePath(path: string): boolean {
  return !/[\0\\]|(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}

/** Where uploads are stored: a folder or a bucket. A path is relative and has slashes, such as `.kept/<folder>/hill.png`. */
export interface FileStore {
  readonly name: string;

  /** Rejects with `StoreRefused` if the settings cannot be right, and with `StoreUnavailable` during an outage. */
  check: () => Promise<void>;

  stat: (path: string) => Promise<FileFacts | undefined>;

  /** The bytes of a file or of a part of it, and how many they are; undefined if there is no such file. */
  read: (path: string, part?: Part) => Promise<{ content: Readable; size: number } | undefined>;

  /** Takes the place of a file that is there. Nobody ever sees half of it. */
  write: (path: string, content: Readable) => Promise<void>;

  /** False if there is no such file. */
  copy: (from: string, to: string) => Promise<boolean>;

  /** A file that is not there is no error. */
  remove: (path: string) => Promise<void>;

  /** Every file below the folder, or all of them. What cannot be a file everywhere is left out. */
  list: (folder?: string) => AsyncIterable<FileFacts & { path: string }>;
}

/** The message is for visitors and editors; the reason is for logs, and names no file. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';

  constructor(readonly reason: string) {
    super('The storage of pictures and videos does not answer at the moment. Please try again later.');
  }
}

/** Wrong settings. The message says which, and what to do. */
export class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
}

export async function removeFolder(store: FileStore, folder: string): Promise<void> {
  for await (const { path } of store.list(folder)) await store.remove(path);
}
