import { createHmac } from 'node:crypto';

function digest(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

export function addressDigest(secret: string, address: string): string {
  return digest(secret, 'address', address);
}

/**
 * What makes two bodies the same: the form, and what the person wrote. The language and the time it took to fill in
 * may differ between one attempt and the next.
 */
export function bodyDigest(secret: string, uid: string, fields: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return digest(secret, uid, JSON.stringify(entries));
}
