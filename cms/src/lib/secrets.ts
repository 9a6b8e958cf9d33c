import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** `timingSafeEqual` needs equal lengths, and digests have them. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** True if this is the secret, in a time that tells nothing about how much of it was guessed. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** A digest that cannot be reversed without the secret. Each purpose has its own, so that they cannot be compared. */
export function keyedDigest(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
