import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Transform } from 'node:stream';
import { Refusal } from '../lib/refusal';

/** An encrypted archive begins with this, the salt of its key, and a check that tells a wrong key from damage. */
const magic = Buffer.from('MINISTRYBACKUP1\n');
const saltBytes = 16;
const checkBytes = 16;
export const headerBytes = magic.length + saltBytes + checkBytes;
const tagBytes = 16;
const shortestKey = 32;

/** As in age's STREAM: each part is authenticated by itself, so that no size is too large for AES-GCM. */
const partBytes = 2 ** 20;

class DamagedArchive extends Error {}

export function requireStrongKey(secret: string | undefined): string | undefined {
  if (secret !== undefined && Array.from(secret).length < shortestKey) {
    throw new Refusal(`BACKUP_KEY is too short: make one of ${shortestKey} characters with openssl rand -base64 32.`);
  }
  return secret;
}

function deriveKey(secret: string, salt: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'archive of a backup, AES-256-GCM', 32));
  const check = createHmac('sha256', key).update('check').digest().subarray(0, checkBytes);
  return { key, check };
}

/** A number of its own for each part, which also says whether it is the last one: none can be left out or moved. */
function nonceOf(part: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(part, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts a stream into parts of this size, of which only the last is smaller. */
function inParts(size: number, change: (part: Buffer, number: number, isLast: boolean) => Buffer, first?: Buffer) {
  let waiting: Buffer[] = [];
  let length = 0;
  let number = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      length += chunk.length;
      if (length <= size) {
        done();
        return;
      }
      try {
        let rest = Buffer.concat(waiting);
        while (rest.length > size) {
          this.push(change(rest.subarray(0, size), number, false));
          number += 1;
          rest = rest.subarray(size);
        }
        waiting = [rest];
        length = rest.length;
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
    flush(done) {
      try {
        this.push(change(Buffer.concat(waiting), number, true));
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  if (first !== undefined) transform.push(first);
  return transform;
}

export function seal(secret: string): Transform {
  const salt = randomBytes(saltBytes);
  const { key, check } = deriveKey(secret, salt);
  const encrypt = (part: Buffer, number: number, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
    return Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  };
  return inParts(partBytes, encrypt, Buffer.concat([magic, salt, check]));
}

export const isSealed = (header: Buffer): boolean => header.subarray(0, magic.length).equals(magic);

/** For what follows the header. */
export function unseal(header: Buffer, secret: string): Transform {
  const salt = header.subarray(magic.length, magic.length + saltBytes);
  const { key, check } = deriveKey(secret, salt);
  const found = header.subarray(magic.length + saltBytes);
  if (found.length !== checkBytes) throw new DamagedArchive('The archive ends in its header');
  if (!timingSafeEqual(found, check)) {
    throw new Refusal('BACKUP_KEY is not the key that this archive was encrypted with.');
  }
  return inParts(partBytes + tagBytes, (part, number, isLast) => {
    if (part.length < tagBytes) throw new DamagedArchive('The archive is cut off');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), { authTagLength: tagBytes });
    decipher.setAuthTag(part.subarray(-tagBytes));
    const plain = decipher.update(part.subarray(0, -tagBytes));
    try {
      decipher.final();
    } catch {
      throw new DamagedArchive('A part of the archive was changed or cut off');
    }
    return plain;
  });
}
