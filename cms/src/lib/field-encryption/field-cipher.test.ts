import { describe, expect, test } from 'vitest';
import { decryptField, encryptField, keyIdOf } from './field-cipher';
import { createKeyring } from './keyring';

const names = { current: 'KEY', previous: 'OLDER_KEYS' };
const oldSecret = 'the first secret, long enough for a key';
const newSecret = 'the second secret, long enough for a key';
const older = createKeyring(oldSecret, [], names);
const newer = createKeyring(newSecret, [], names);
const both = createKeyring(newSecret, [oldSecret], names);
const context = 'api::prayer-request.prayer-request.lastName.P-0000-0000';

describe('a field', () => {
  test.each(['Pérez', '', '🙏 ﷽ 祈り', 'enc1.00000000.AAAA', 'x'.repeat(5000)])(
    'opens as it was written: %s',
    (text) => {
      expect(decryptField(older, context, encryptField(older, context, text))).toBe(text);
    },
  );

  test('shows nothing of its text, and not even that two are the same', () => {
    const first = encryptField(older, context, 'a secret');
    expect(first).not.toContain('a secret');
    expect(Buffer.from(first.slice(14), 'base64url').toString('latin1')).not.toContain('a secret');
    expect(encryptField(older, context, 'a secret')).not.toBe(first);
  });

  test('opens nowhere but where it belongs', () => {
    const stored = encryptField(older, context, 'a secret');
    expect(() => decryptField(older, context.replace('lastName', 'teamNotes'), stored)).toThrow();
    expect(() => decryptField(older, context.replace('P-0000-0000', 'P-1111-1111'), stored)).toThrow();
  });

  test('opens no more once a character of it has changed', () => {
    const stored = encryptField(older, context, 'a secret');
    for (const at of [15, 40, stored.length - 2]) {
      const changed = stored.slice(0, at) + (stored.charAt(at) === 'A' ? 'B' : 'A') + stored.slice(at + 1);
      expect(() => decryptField(older, context, changed), String(at)).toThrow();
    }
  });

  test('that was never encrypted is not taken for one', () => {
    expect(() => decryptField(older, context, 'plain')).toThrow('never encrypted');
    for (const text of ['plain', '', 'enc1.', 'enc1.xyz.AAAA', `enc1.${older.current}.short`]) {
      expect(keyIdOf(text), text).toBeNull();
    }
  });
});

describe('a keyring', () => {
  test('opens what an older key encrypted, and encrypts with the current one', () => {
    const stored = encryptField(older, context, 'a secret');
    expect(keyIdOf(stored)).toBe(older.current);
    expect(decryptField(both, context, stored)).toBe('a secret');
    expect(keyIdOf(encryptField(both, context, 'a secret'))).toBe(newer.current);
  });

  test('without the key says which one is missing', () => {
    const stored = encryptField(older, context, 'a secret');
    expect(() => decryptField(newer, context, stored)).toThrow(older.current);
  });

  test('takes no secret that is missing or could be guessed, and names the setting', () => {
    expect(() => createKeyring('', [], names)).toThrow('KEY is not set');
    expect(() => createKeyring('🙏'.repeat(31), [], names)).toThrow('KEY is too short');
    expect(() => createKeyring(newSecret, ['short'], names)).toThrow('OLDER_KEYS is too short');
  });
});
