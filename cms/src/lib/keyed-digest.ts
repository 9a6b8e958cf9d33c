import { createHmac } from 'node:crypto';

/** A digest that cannot be reversed without the secret. Each purpose has its own, so that they cannot be compared. */
export function keyedDigest(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}
