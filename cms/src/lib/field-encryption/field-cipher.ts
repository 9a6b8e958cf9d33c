import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { KeyError, type Keyring } from './keyring';

const version = 'enc1';
const ivBytes = 12;
const tagBytes = 16;
const storedForm = /^enc1\.([0-9a-f]{8})\.([A-Za-z0-9_-]{38,})$/;

/** The id of the key that encrypted a stored value; null if the value is not encrypted. */
export function keyIdOf(stored: string): string | null {
  return storedForm.exec(stored)?.[1] ?? null;
}

function keyOf(keyring: Keyring, id: string): Buffer {
  const key = keyring.keys.get(id);
  if (key === undefined) {
    throw new KeyError(`No key with the id ${id} was given, and what is stored was encrypted with it`);
  }
  return key;
}

/** The context binds a value to its field and entry: copied elsewhere, it cannot be decrypted. */
export function encryptField(keyring: Keyring, context: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keyring, keyring.current), iv).setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
  return `${version}.${keyring.current}.${sealed.toString('base64url')}`;
}

export function decryptField(keyring: Keyring, context: string, stored: string): string {
  const [, id, encoded] = storedForm.exec(stored) ?? [];
  if (id === undefined || encoded === undefined) throw new Error('A value to decrypt was never encrypted');
  const sealed = Buffer.from(encoded, 'base64url');
  const iv = sealed.subarray(0, ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(keyring, id), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
}
