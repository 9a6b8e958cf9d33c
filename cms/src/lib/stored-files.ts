import { basename, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { BucketSettings } from './file-store/bucket-settings';
import { openDisk } from './file-store/disk';
import { type FileStore, StoreRefused, StoreUnavailable } from './file-store/file-store';

const key = 'file-store';

/** Ends the process if the storage of uploads is set up wrongly. An outage does not: requests are taken without pictures. */
export async function openStoredFiles(strapi: Core.Strapi): Promise<void> {
  const folder = join(strapi.dirs.static.public, 'uploads');
  const bucket = strapi.config.get<BucketSettings | undefined>('site.files.bucket');
  // Amazon's client is loaded for a bucket alone.
  const store = bucket ? (await import('./file-store/bucket.js')).openBucket(bucket) : openDisk(folder);
  strapi.add(key, store);
  try {
    await store.check();
  } catch (error) {
    if (!(error instanceof StoreRefused) && !(error instanceof StoreUnavailable)) throw error;
    strapi.log.error(
      error instanceof StoreRefused
        ? error.message
        : `There is no answer from ${store.name} (${error.reason}): pictures and videos are missing until there is.`,
    );
    if (error instanceof StoreRefused) process.exit(1);
  }
}

export const storedFiles = (strapi: Core.Strapi): FileStore => strapi.get<FileStore>(key);

export const storedPath = (address: string): string => basename(address);
