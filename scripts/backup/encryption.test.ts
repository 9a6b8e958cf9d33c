import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decrypt, encrypt, requireStrongKey } from './encryption';

const key = randomBytes(32).toString('base64');
const partBytes = 64 * 1024;

const encrypted = (content: Buffer) => buffer(encrypt(key)(Readable.from([content])));
const open = (archive: Buffer, secret = key) => buffer(decrypt(secret)(Readable.from([archive])));

test.each([0, 1, partBytes, partBytes + 1, 3 * partBytes])('gets %i bytes back', async (length) => {
  const content = randomBytes(length);
  expect((await open(await encrypted(content))).equals(content)).toBe(true);
});

test('writes the header that other age programs know', async () => {
  expect((await encrypted(Buffer.from('rows'))).toString('latin1')).toMatch(
    /^age-encryption\.org\/v1\n-> scrypt \S{22} 15\n/,
  );
});

// Written by age 1.1.1 (filippo.io/age), with this passphrase: `age --passphrase --armor`, without the armor.
test('opens what another age program wrote', { timeout: 60_000 }, async () => {
  const written = Buffer.from(
    'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCB6N0luOC9VRTBUOUgxWVp4RGRETGtBIDE4CkZaMUluSVVuVHRIeTI1cmhZcjVpTnh3NC8zM2tzbm9kWjZQQUVzdjAwNlEKLS0tIGs0bmdYek5KU21NRmZ2c3dja1QvVkE3cmxzK3daWVRqcGFGbnpMMW9SZkUKdL/DE9nLidQZyWKDrp1kwCbXtdrykOa8YYqqIkF2JzvlE9rL',
    'base64',
  );
  expect((await open(written, 'a key of a backup that is long enough')).toString()).toBe('rows');
});

test('refuses what was changed, cut off between two parts, or put in another order', async () => {
  const archive = await encrypted(randomBytes(3 * partBytes));
  const part = partBytes + 16;
  const start = archive.length - 3 * part;
  const changed = Buffer.from(archive);
  changed[start + 100] = (changed[start + 100] ?? 0) ^ 1;
  const between = (first: number, last: number) => archive.subarray(start + first * part, start + last * part);
  const swapped = Buffer.concat([archive.subarray(0, start), between(1, 2), between(0, 1), between(2, 3)]);
  for (const damaged of [changed, swapped, archive.subarray(0, start + 2 * part), archive.subarray(0, -1)]) {
    await expect(open(damaged)).rejects.toThrow('invalid tag');
  }
});

test('names another key as such', async () => {
  const archive = await encrypted(Buffer.from('rows'));
  await expect(open(archive, `${key}x`)).rejects.toThrow('BACKUP_KEY is not the key');
});

test('refuses a short key', () => {
  expect(() => requireStrongKey('password')).toThrow('too short');
  expect(requireStrongKey(undefined)).toBeUndefined();
});
