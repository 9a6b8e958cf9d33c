import { readBucketSettings } from '../src/lib/file-store/bucket-settings';

/** Where uploads are stored: without a bucket, on the disk. */
export default () => ({ bucket: readBucketSettings(process.env) });
