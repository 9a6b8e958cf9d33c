import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDisk } from '../src/lib/file-store/disk';
import { openBucket } from '../src/lib/file-store/bucket';
import { readBucketSettings } from '../src/lib/file-store/bucket-settings';
import { type FileStore, removeFolder, StoreUnavailable } from '../src/lib/file-store/file-store';
import { makeOwnFolder } from './support/own-folder';
import { type S3Server, startS3Server } from './support/s3-server';

const text = (content: string) => Readable.from([Buffer.from(content)]);

/** Larger than what a bucket takes in one request. */
const large = Buffer.alloc(20 * 1024 * 1024, 'a few minutes of video ');

function* inChunks(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

describe.each(['the disk', 'a bucket', 'a part of a bucket'])('files in %s', (kind) => {
  let store: FileStore;
  let folder: string;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    if (kind === 'the disk') {
      folder = await makeOwnFolder('files-');
      store = openDisk(folder);
      remove = () => rm(folder, { recursive: true, force: true });
    } else {
      const server = await startS3Server(kind === 'a bucket' ? '' : '/of-this-site/');
      ({ store, remove } = server);
    }
  });
  afterAll(() => remove());

  async function contentOf(path: string, part?: { start: number; end: number }): Promise<string | undefined> {
    const found = await store.read(path, part);
    if (!found) return undefined;
    const bytes = await buffer(found.content);
    expect(bytes.length).toBe(found.size);
    return bytes.toString();
  }

  async function paths(within?: string): Promise<string[]> {
    const found: string[] = [];
    for await (const { path } of store.list(within)) found.push(path);
    return found.toSorted();
  }

  test('are read as they were written, as a whole and in part', async () => {
    await store.write('psalm 23 – á.txt', text('The Lord is my shepherd'));
    expect(await contentOf('psalm 23 – á.txt')).toBe('The Lord is my shepherd');
    expect(await contentOf('psalm 23 – á.txt', { start: 4, end: 7 })).toBe('Lord');
    const facts = await store.stat('psalm 23 – á.txt');
    expect(facts?.size).toBe(23);
    expect(Math.abs(Date.now() - (facts?.modified.getTime() ?? 0))).toBeLessThan(60_000);
    await store.write('psalm 23 – á.txt', text('I shall not want'));
    expect(await contentOf('psalm 23 – á.txt')).toBe('I shall not want');
    await store.remove('psalm 23 – á.txt');
  });

  test('may be larger than the memory that is spent on them', async () => {
    await store.write('video.mp4', Readable.from(inChunks(large)));
    const found = await store.read('video.mp4');
    expect(found?.size).toBe(large.length);
    const hash = createHash('sha256');
    await pipeline(found?.content ?? [], hash);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(large).digest('hex'));
    await store.remove('video.mp4');
  });

  test('that are not there are told from those that are', async () => {
    for (const path of ['missing.png', '.kept/missing/hill.png']) {
      expect(await store.stat(path)).toBeUndefined();
      expect(await store.read(path)).toBeUndefined();
      expect(await store.copy(path, 'copy.png')).toBe(false);
      await store.remove(path);
    }
    expect(await paths()).toEqual([]);
    expect(await paths('.kept/missing')).toEqual([]);
  });

  test('are listed, copied and removed by folder', async () => {
    for (const name of ['hill.png', 'small_hill.png']) await store.write(name, text(name));
    expect(await store.copy('hill.png', '.kept/one/hill.png')).toBe(true);
    await store.copy('small_hill.png', '.kept/other/small_hill.png');
    expect(await contentOf('.kept/one/hill.png')).toBe('hill.png');
    expect(await paths('.kept/one')).toEqual(['.kept/one/hill.png']);
    expect(await paths()).toEqual(['.kept/one/hill.png', '.kept/other/small_hill.png', 'hill.png', 'small_hill.png']);
    await removeFolder(store, '.kept/one');
    await removeFolder(store, '.kept/other');
    expect(await paths()).toEqual(['hill.png', 'small_hill.png']);
    for (const name of ['hill.png', 'small_hill.png']) await store.remove(name);
  });

  test('are not listed under a path that no file can have everywhere', async () => {
    // As the console of a storage makes folders.
    const folders = { 'the disk': [], 'a bucket': ['folder/'], 'a part of a bucket': ['folder/', ''] }[kind] ?? [];
    const others = [...folders, 'back\\slash.png'];
    for (const path of others) await store.write(path, text(''));
    await store.write('folder/hill.png', text('hill'));
    expect(await paths()).toEqual(['folder/hill.png']);
    for (const path of ['folder/hill.png', ...others]) await store.remove(path);
  });

  test('of which a part could not be written are not stored at all', async () => {
    await store.write('whole.txt', text('before'));
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('The line broke');
      })(),
    );
    await expect(store.write('whole.txt', broken)).rejects.toThrow();
    expect(await contentOf('whole.txt')).toBe('before');
    if (kind === 'the disk') expect((await readdir(folder)).filter((name) => name.startsWith('.unf'))).toEqual([]);
  });
});

describe('a bucket', () => {
  let server: S3Server;

  beforeAll(async () => {
    server = await startS3Server();
    await server.store.write('hill.png', text('a picture'));
  });
  afterAll(() => server.remove());

  async function refusal(changes: Record<string, string> = {}): Promise<string> {
    try {
      const settings = readBucketSettings({ ...server.environment, ...changes });
      if (!settings) return 'no bucket';
      await openBucket(settings).check();
      return 'accepted';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  test.each([
    ['its settings', {}, 'accepted'],
    ['no bucket', { S3_BUCKET: '' }, 'no bucket'],
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'mistyped' }, 'The keys are not accepted by the bucket'],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'mistyped' }, 'correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
    ['a name that does not exist', { S3_BUCKET: 'another' }, 'There is no such bucket: correct S3_BUCKET and'],
    ['one key', { S3_SECRET_ACCESS_KEY: '' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set, too'],
    ['an endpoint without https', { S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be an address such as https'],
    ['another word than true', { S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
  ])('with %s answers clearly', async (_name, changes, message) => {
    const answer = await refusal(changes);
    expect(answer).toContain(message);
    expect(answer).not.toContain('mistyped');
  });

  test('that anybody can read is refused', async () => {
    await server.stop();
    await server.start('public');
    expect(await refusal()).toContain('Anybody can read the files in the bucket');
    await server.stop();
    await server.start();
  });

  test('that anybody can read is refused, too, if it was empty at the start, and holds nothing of it', async () => {
    const empty = await startS3Server();
    await empty.stop();
    await empty.start('public');
    await empty.store.check();
    await expect(empty.store.write('hill.png', text('a picture'))).rejects.toThrow('Anybody can read the files');
    expect(await empty.store.stat('hill.png')).toBeUndefined();
    await empty.remove();
  });

  test('that does not answer says so, whatever it is asked, and nothing of the call', async () => {
    await server.stop();
    for (const asked of [
      () => server.store.check(),
      () => server.store.stat('hill.png'),
      () => server.store.read('hill.png'),
      () => server.store.write('hill.png', text('another')),
      () => server.store.copy('hill.png', 'copy.png'),
      () => server.store.remove('hill.png'),
      () => removeFolder(server.store, '.kept'),
    ]) {
      const error: unknown = await asked().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect(error).toMatchObject({ reason: 'ECONNREFUSED' });
      expect(String(error)).not.toContain(server.url);
    }
    await server.start();
    expect(await contentOf(server.store)).toBe('a picture');
  });

  test('that begins its first answer and does not end it keeps nobody waiting', { tags: ['night'] }, async () => {
    const stalling = createServer((_request, response) => void response.writeHead(200).write('<?xml'));
    await once(stalling.listen(0, '127.0.0.1'), 'listening');
    const address = stalling.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    expect(await refusal({ S3_ENDPOINT: `http://127.0.0.1:${port}` })).toContain('does not answer at the moment');
    stalling.closeAllConnections();
    stalling.close();
  });

  async function contentOf(store: FileStore): Promise<string> {
    const found = await store.read('hill.png');
    return found ? (await buffer(found.content)).toString() : '';
  }
});
