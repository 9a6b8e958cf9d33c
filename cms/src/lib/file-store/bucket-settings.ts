import { StoreRefused } from './file-store';

export type BucketSettings = {
  bucket: string;
  /** Undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True if the bucket is named in the path of an address instead of its host. */
  forcePathStyle: boolean;
  /** What every key begins with: empty, or a folder with its slash. */
  prefix: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

function readEndpoint(text: string): string {
  if (!URL.canParse(text) || !/^https?:\/\//i.test(text)) {
    throw new StoreRefused('S3_ENDPOINT must be an address such as https://s3.example.org');
  }
  return text.replace(/(?<!\/)\/+$/, '');
}

function readSwitch(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new StoreRefused('S3_FORCE_PATH_STYLE must be true or false');
  return text === 'true';
}

/** Undefined without S3_BUCKET: uploads then lie on the disk. An empty value counts as not set. */
export function readBucketSettings(variables: Variables): BucketSettings | undefined {
  const value = (name: string) => variables[name] || undefined;
  const bucket = value('S3_BUCKET');
  if (bucket === undefined) return undefined;
  const [accessKeyId, secretAccessKey] = [value('S3_ACCESS_KEY_ID'), value('S3_SECRET_ACCESS_KEY')];
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StoreRefused('With S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set, too');
  }
  const [endpoint, pathStyle] = [value('S3_ENDPOINT'), value('S3_FORCE_PATH_STYLE')];
  const prefix = (value('S3_PREFIX') ?? '').replace(/^\/+|(?<!\/)\/+$/g, '');
  return {
    bucket,
    endpoint: endpoint === undefined ? undefined : readEndpoint(endpoint),
    region: value('S3_REGION') ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    // Most compatible storages know no host names of buckets, and none refuses the path.
    forcePathStyle: pathStyle === undefined ? endpoint !== undefined : readSwitch(pathStyle),
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}
