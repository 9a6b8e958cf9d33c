import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

/** `timingSafeEqual` needs equal lengths, and digests have them. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether this is the secret, in a time that tells nothing about how much of it was guessed. */
export function isSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

/** Whether the call brings this secret, as web servers do. Nobody knows an empty one. */
export function bearsSecret(ctx: Context, secret: string): boolean {
  return secret !== '' && isSecret(ctx.get('authorization'), `Bearer ${secret}`);
}
