import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { errorCode } from '../../contracts/watching';
import type { BucketSettings } from './bucket-settings';
import { type FileStore, isFilePath, StoreRefused, StoreUnavailable } from './file-store';

/** Visitors wait for these answers; a part that is being written may take longer. */
const answer = { requestTimeout: 5_000 };

/** The whole of the first answer: the CMS waits for it before it starts. */
const firstAnswerMs = 8_000;

/** A video is written in parts of this size, two at a time, and only these are held in memory. */
const written = { partSize: 8 * 1024 * 1024, queueSize: 2 };

function clientOf(settings: BucketSettings, others: S3ClientConfig = {}): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  // A slow phone holds its connection for as long as it loads a video, so the client's own 50 would not last.
  const agent = { maxSockets: 1_000 };
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // Not every compatible storage knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
    ...others,
  });
}

const statusOf = (error: unknown) => (error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined);

const isMissing = (error: unknown) => statusOf(error) === 404 && errorCode(error) !== 'NoSuchBucket';

/** Without the client's own error, which quotes the whole call with its signature. */
const unavailable = (error: unknown) => new StoreUnavailable(errorCode(error));

async function ifThere<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw unavailable(error);
  }
}

async function done<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

/** What the admin has to change, by what the storage said; undefined during an outage, which passes. */
function remedyFor(error: unknown, name: string): string | undefined {
  switch (errorCode(error)) {
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'InvalidToken':
      return `The keys are not accepted by ${name}: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
    case 'NoSuchBucket':
      return `There is no such bucket: correct S3_BUCKET and S3_ENDPOINT, or create ${name}.`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `S3_REGION is not the region of ${name}: correct it.`;
    case 'RequestTimeTooSkewed':
      return `The clock of this machine differs from that of ${name}: set it.`;
    default:
      return statusOf(error) === 403
        ? `The keys may not list ${name}: give them the right to list it, and to read, write and delete its files.`
        : undefined;
  }
}

export function openBucket(settings: BucketSettings): FileStore {
  const { bucket: Bucket, prefix, endpoint } = settings;
  const client = clientOf(settings);
  const name = `the bucket ${Bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const at = (path: string) => ({ Bucket, Key: `${prefix}${path}` });

  let isKnownPrivate = false;

  /** Refuses a bucket whose files can be read without keys: then a withdrawn picture could be, too. */
  async function refusePublic(Key: string): Promise<void> {
    if (isKnownPrivate) return;
    const stranger = clientOf(settings, { signer: { sign: (request) => Promise.resolve(request) }, maxAttempts: 1 });
    try {
      await stranger.send(new HeadObjectCommand({ Bucket, Key }), answer);
    } catch (error) {
      const status = statusOf(error);
      isKnownPrivate = status !== undefined && status < 500;
      return;
    } finally {
      stranger.destroy();
    }
    throw new StoreRefused(
      `Anybody can read the files in ${name}, withdrawn ones too. Take public access away from it: the site itself shows visitors what they may see.`,
    );
  }

  const store: FileStore = {
    name,

    async check() {
      const found = await client
        .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), {
          ...answer,
          abortSignal: AbortSignal.timeout(firstAnswerMs),
        })
        .catch((error: unknown) => {
          const remedy = remedyFor(error, name);
          throw remedy === undefined ? unavailable(error) : new StoreRefused(remedy);
        });
      const key = found.Contents?.[0]?.Key;
      if (key !== undefined) await refusePublic(key);
    },

    async stat(path) {
      const found = await ifThere(client.send(new HeadObjectCommand(at(path)), answer));
      return found && { size: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) };
    },

    async read(path, part) {
      const Range = part && `bytes=${part.start}-${part.end}`;
      const found = await ifThere(client.send(new GetObjectCommand({ ...at(path), Range }), answer));
      if (found === undefined) return undefined;
      if (!(found.Body instanceof Readable)) throw new StoreUnavailable('NoBody');
      return { content: found.Body, size: found.ContentLength ?? 0 };
    },

    async write(path, content) {
      const upload = new Upload({ client, params: { ...at(path), Body: content }, ...written });
      await done(upload.done());
      // An empty bucket does not show at the start whether it is public.
      try {
        await refusePublic(`${prefix}${path}`);
      } catch (error) {
        await store.remove(path);
        throw error;
      }
    },

    async copy(from, to) {
      const { Key } = at(from);
      const CopySource = [Bucket, ...Key.split('/')].map(encodeURIComponent).join('/');
      return (await ifThere(client.send(new CopyObjectCommand({ ...at(to), CopySource })))) !== undefined;
    },

    async remove(path) {
      await ifThere(client.send(new DeleteObjectCommand(at(path)), answer));
    },

    async *list(folder) {
      const Prefix = `${prefix}${folder === undefined ? '' : `${folder}/`}`;
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix })[Symbol.asyncIterator]();
      for (let page = await done(pages.next()); page.done !== true; page = await done(pages.next())) {
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.value.Contents ?? []) {
          const path = Key.slice(prefix.length);
          if (isFilePath(path)) yield { path, size: Size, modified: LastModified };
        }
      }
    },
  };
  return store;
}
