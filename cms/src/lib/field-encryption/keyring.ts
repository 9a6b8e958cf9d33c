import { createHash, hkdfSync } from 'node:crypto';

/** One key encrypts and all of them decrypt, so that keys can be rotated. */
export type Keyring = { current: string; keys: ReadonlyMap<string, Buffer> };

const shortestSecret = 32;

export class KeyError extends Error {}

function deriveKey(name: string, secret: string): { id: string; key: Buffer } {
  // Counts code points, because a secret of many bytes may still be short.
  if (Array.from(secret).length < shortestSecret) {
    throw new KeyError(
      secret === '' ? `${name} is not set` : `${name} is too short: ${shortestSecret} random characters are the least`,
    );
  }
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fields of requests, AES-256-GCM', 32));
  return { id: createHash('sha256').update(key).digest('hex').slice(0, 8), key };
}

/** The names of the settings, for error messages. */
export function createKeyring(
  secret: string,
  previous: readonly string[],
  names: { current: string; previous: string },
): Keyring {
  const current = deriveKey(names.current, secret);
  const others = previous.map((other) => deriveKey(names.previous, other));
  return { current: current.id, keys: new Map([...others, current].map(({ id, key }) => [id, key])) };
}
