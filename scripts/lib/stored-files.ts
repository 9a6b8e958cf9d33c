import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type BucketSettings, readBucketSettings } from '../../cms/src/lib/file-store/bucket-settings';
import { openDisk } from '../../cms/src/lib/file-store/disk';
import type { FileStore } from '../../cms/src/lib/file-store/file-store';
import type { Variables } from './environment';
import { Refusal } from './refusal';

/** The folder of the uploads of a site whose files lie on the disk. */
export const uploadsFolderOf = (dataDir: string): string => join(dataDir, 'public/uploads');

/** By name: what the CMS shares is loaded twice, as CommonJS and as a module, so that each has a class of its own. */
function isNamed(error: unknown, name: string): error is Error {
  return error instanceof Error && error.name === name;
}

/** What is wrong with the settings, or an outage of the storage, in words for who ran the command. */
function plainly(error: unknown): unknown {
  if (isNamed(error, 'StoreRefused')) return new Refusal(error.message);
  if (!isNamed(error, 'StoreUnavailable')) return error;
  const reason = 'reason' in error ? String(error.reason) : '';
  return new Refusal(`The bucket does not answer (${reason}). Check S3_ENDPOINT and the network, and try again.`);
}

export async function withPlainErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw plainly(error);
  }
}

/** Undefined if the site stores its uploads on the disk. */
export function bucketOf(settings: Variables): BucketSettings | undefined {
  try {
    return readBucketSettings(settings);
  } catch (error) {
    throw plainly(error);
  }
}

/** Where a site stores its uploads. A bucket is asked whether it accepts the keys. */
export async function openStoredFiles(dataDir: string, bucket: BucketSettings | undefined): Promise<FileStore> {
  if (bucket === undefined) return openDisk(uploadsFolderOf(dataDir));
  // Amazon's client takes a while to load, so only where it is used.
  const { openBucket } = await import('../../cms/src/lib/file-store/bucket');
  const store = openBucket(bucket);
  await withPlainErrors(() => store.check());
  return store;
}

/** The hash of a file as it is stored; undefined if there is no such file. */
export async function hashIn(store: FileStore, path: string): Promise<string | undefined> {
  const found = await store.read(path);
  if (found === undefined) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of found.content as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('hex');
}
