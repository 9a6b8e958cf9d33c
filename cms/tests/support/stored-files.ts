import { join } from 'node:path';
import { openBucket } from '../../src/lib/file-store/bucket';
import { readBucketSettings } from '../../src/lib/file-store/bucket-settings';
import { openDisk } from '../../src/lib/file-store/disk';

/** The paths of all files that a CMS has stored below a folder of its disk or its bucket. */
export async function storedPaths(environment: Readonly<Record<string, string>>, folder?: string): Promise<string[]> {
  const bucket = readBucketSettings(environment);
  const store = bucket ? openBucket(bucket) : openDisk(join(environment['DATA_DIR'] ?? '', 'public/uploads'));
  const paths: string[] = [];
  for await (const { path } of store.list(folder)) paths.push(path);
  return paths;
}
