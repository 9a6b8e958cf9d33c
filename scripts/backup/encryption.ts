import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { Refusal } from '../lib/refusal';

const shortestKey = 32;

/** 32 MB of memory and a tenth of a second. A key of 32 random characters needs no stretching at all. */
const scryptWorkFactor = 15;

type Bytes = AsyncIterable<Uint8Array>;

/** TypeScript tells Node's type of a web stream, over which one can iterate, from the browser's, which the library names. */
const streamOf = (source: Bytes) => ReadableStream.from(source) as unknown as globalThis.ReadableStream<Uint8Array>;
const bytesOf = (stream: globalThis.ReadableStream<Uint8Array>) => stream as unknown as Bytes;

export function requireStrongKey(secret: string | undefined): string | undefined {
  if (secret !== undefined && Array.from(secret).length < shortestKey) {
    throw new Refusal(`BACKUP_KEY is too short: make one of ${shortestKey} characters with openssl rand -base64 32.`);
  }
  return secret;
}

/** A stage of a pipeline that writes an age file, which any program that knows age opens with the key as its passphrase. */
export const encrypt = (key: string) =>
  async function* encrypted(source: Bytes): Bytes {
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(scryptWorkFactor);
    encrypter.setPassphrase(key);
    yield* bytesOf(await encrypter.encrypt(streamOf(source)));
  };

export const ageMagic = Buffer.from('age-encryption.org/v1\n');

/** @throws {Refusal} if the key is another one; any other error means that the file is damaged. */
export const decrypt = (key: string) =>
  async function* decrypted(source: Bytes): Bytes {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(key);
    const plain = await decrypter.decrypt(streamOf(source)).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.startsWith('no identity matched'))) throw error;
      throw new Refusal('BACKUP_KEY is not the key that this archive was encrypted with.');
    });
    yield* bytesOf(plain);
  };
