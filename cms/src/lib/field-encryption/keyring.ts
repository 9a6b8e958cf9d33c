import { createHash, hkdfSync } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** One key encrypts and all of them decrypt, so that keys can be rotated. */
export type Keyring = { current: string; keys: ReadonlyMap<string, Buffer> };

const shortestSecret = 32;

export class KeyError extends Error {}

export function keyId(key: Buffer): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

function deriveKey(name: string, secret: string, purpose: string): { id: string; key: Buffer } {
  // Counts code points, because a secret of many bytes may still be short.
  if (Array.from(secret).length < shortestSecret) {
    throw new KeyError(
      secret === '' ? `${name} is not set` : `${name} is too short: ${shortestSecret} random characters are the least`,
    );
  }
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return { id: keyId(key), key };
}

/** `names` are those of the settings, for error messages. Keys of different purposes tell nothing about each other. */
export function createKeyring(
  secret: string,
  previous: readonly string[],
  names: { current: string; previous: string },
  purpose = 'fields of requests, AES-256-GCM',
): Keyring {
  const current = deriveKey(names.current, secret, purpose);
  const others = previous.map((other) => deriveKey(names.previous, other, purpose));
  return { current: current.id, keys: new Map([...others, current].map(({ id, key }) => [id, key])) };
}

export type RequestSettings = { key: string; previousKeys: readonly string[] };

/** The keys of requests and of the recipients of mails. */
export function requestKeyring(strapi: Core.Strapi): Keyring {
  const { key, previousKeys }: RequestSettings = strapi.config.get('site.requests');
  return createKeyring(key, previousKeys, { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' });
}
