import type { RateLimitNetworks } from '../../lib/client-address';
import { keyedDigest } from '../../lib/secrets';
import { normalize } from '../../lib/normalize';

export type NetworkDigests = {
  addressDigest: string;
  network56Digest: string | null;
  network48Digest: string | null;
};

/** Keyed digests of an address and its networks, which cannot be reversed. */
export function networkDigests(secret: string, { address, network56, network48 }: RateLimitNetworks): NetworkDigests {
  const ofNetwork = (network: string | null) => (network === null ? null : keyedDigest(secret, 'network', network));
  return {
    addressDigest: keyedDigest(secret, 'address', address),
    network56Digest: ofNetwork(network56),
    network48Digest: ofNetwork(network48),
  };
}

/** The signature of a challenge, 128 bits. */
export function challengeSignature(secret: string, parts: readonly string[]): string {
  return keyedDigest(secret, 'proof-of-work', parts.join('\n')).slice(0, 22);
}

export function mailboxDigest(secret: string, mailbox: string): string {
  return keyedDigest(secret, 'mailbox', mailbox);
}

/** Identifies a body by its form and what the person wrote. Language and fill time may differ between attempts. */
export function bodyDigest(secret: string, uid: string, fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return keyedDigest(secret, uid, JSON.stringify(entries));
}

/** Shorter texts are often identical by chance: `Please pray for my family.` */
const leastTelling = 60;

/** Identifies a text regardless of case, spaces and punctuation; null for a short one. */
export function textDigest(secret: string, text: string): string | null {
  const plain = normalize(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain.length < leastTelling ? null : keyedDigest(secret, 'text', plain);
}

export function senderDigest(secret: string, names: readonly string[]): string {
  return keyedDigest(secret, 'sender', names.join('\n').normalize('NFKC').toLowerCase());
}
