import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openBucket } from '../../src/lib/file-store/bucket';
import { readBucketSettings } from '../../src/lib/file-store/bucket-settings';
import { openDisk } from '../../src/lib/file-store/disk';

function storeOf(environment: Readonly<Record<string, string>>) {
  const bucket = readBucketSettings(environment);
  return bucket ? openBucket(bucket) : openDisk(join(environment['DATA_DIR'] ?? '', 'public/uploads'));
}

/** A file as a CMS has stored it on its disk or in its bucket, by its address. */
export async function storedFile(environment: Readonly<Record<string, string>>, url: string): Promise<Buffer> {
  const found = await storeOf(environment).read(url.replace(/^\/uploads\//, ''));
  if (!found) throw new Error(`Nothing is stored at ${url}`);
  return buffer(found.content);
}

/** The paths of all files that a CMS has stored below a folder of its disk or its bucket. */
export async function storedPaths(environment: Readonly<Record<string, string>>, folder?: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of storeOf(environment).list(folder)) paths.push(path);
  return paths;
}
