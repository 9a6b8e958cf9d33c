import { createHmac } from 'node:crypto';
import type { RateLimitNetworks } from '../../lib/client-address';

function digest(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

export type NetworkDigests = {
  addressDigest: string;
  network56Digest: string | null;
  network48Digest: string | null;
};

/** Of an address and the networks that it lies in, none of which can be read back. */
export function networkDigests(secret: string, { address, network56, network48 }: RateLimitNetworks): NetworkDigests {
  const ofNetwork = (network: string | null) => (network === null ? null : digest(secret, 'network', network));
  return {
    addressDigest: digest(secret, 'address', address),
    network56Digest: ofNetwork(network56),
    network48Digest: ofNetwork(network48),
  };
}

/** What a challenge is signed with. 128 bits are too many to guess. */
export function challengeSignature(secret: string, parts: readonly string[]): string {
  return digest(secret, 'proof-of-work', parts.join('\n')).slice(0, 22);
}

/** Of the mailbox that a confirmation goes to. */
export function mailboxDigest(secret: string, mailbox: string): string {
  return digest(secret, 'mailbox', mailbox);
}

/**
 * What makes two bodies the same: the form, and what the person wrote. The language and the time it took to fill in
 * may differ between one attempt and the next.
 */
export function bodyDigest(secret: string, uid: string, fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(secret, uid, JSON.stringify(entries));
}

/** Shorter ones are what many people write who have never heard of each other: `Please pray for my family.` */
const leastTelling = 60;

/** What makes two texts the same, whatever their capitals, spaces and signs; null for a short one. */
export function textDigest(secret: string, text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain.length < leastTelling ? null : digest(secret, 'text', plain);
}

export function senderDigest(secret: string, names: readonly string[]): string {
  return digest(secret, 'sender', names.join('\n').normalize('NFKC').toLowerCase());
}
