import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { headerBytes, isSealed, requireStrongKey, seal, unseal } from './sealing';

const key = randomBytes(32).toString('base64');

async function through(content: Buffer, transform: NodeJS.ReadWriteStream): Promise<Buffer> {
  const out = new PassThrough();
  const [result] = await Promise.all([buffer(out), pipeline(Readable.from([content]), transform, out)]);
  return result;
}

const open = (sealed: Buffer, secret = key) =>
  through(sealed.subarray(headerBytes), unseal(sealed.subarray(0, headerBytes), secret));

test.each([0, 1, 2 ** 20, 2 ** 20 + 1, 3 * 2 ** 20])('%i bytes come back', async (length) => {
  const content = randomBytes(length);
  const sealed = await through(content, seal(key));
  expect(isSealed(sealed)).toBe(true);
  expect((await open(sealed)).equals(content)).toBe(true);
});

test('what was changed, cut off between two parts, or put in another order is refused', async () => {
  const sealed = await through(randomBytes(3 * 2 ** 20), seal(key));
  const part = 2 ** 20 + 16;
  const changed = Buffer.from(sealed);
  changed[headerBytes + 100] = (changed[headerBytes + 100] ?? 0) ^ 1;
  const [first, second] = [0, 1].map((n) => sealed.subarray(headerBytes + n * part, headerBytes + (n + 1) * part));
  const swapped = Buffer.concat([
    sealed.subarray(0, headerBytes),
    second ?? Buffer.alloc(0),
    first ?? Buffer.alloc(0),
    sealed.subarray(headerBytes + 2 * part),
  ]);
  for (const damaged of [changed, swapped, sealed.subarray(0, headerBytes + 2 * part), sealed.subarray(0, -1)]) {
    await expect(open(damaged)).rejects.toThrow('cut off');
  }
});

test('another key is named as such', async () => {
  const sealed = await through(randomBytes(10), seal(key));
  expect(() => unseal(sealed.subarray(0, headerBytes), `${key}x`)).toThrow('BACKUP_KEY is not the key');
});

test('a short key is refused', () => {
  expect(() => requireStrongKey('password')).toThrow('too short');
  expect(requireStrongKey(undefined)).toBeUndefined();
});
