import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { dayMs } from '../../api/day/contract';
import { isSecret } from '../../lib/is-secret';

const cookie = 'panel_device';
const rememberedMs = 180 * dayMs;
const valuePattern = /^([\w-]{22})\.([\w-]{43})$/;

function proofOf(strapi: Core.Strapi, account: string, device: string): string {
  const secret: string = strapi.config.get('admin.auth.secret');
  return createHmac('sha256', secret).update(`device of an account\n${device}\n${account}`).digest('base64url');
}

/** The browser's random id, if this account has signed in there before. */
export function knownDevice(strapi: Core.Strapi, ctx: Context, account: string): string | null {
  const [, device, proof] = valuePattern.exec(ctx.cookies.get(cookie, { signed: false }) ?? '') ?? [];
  if (device === undefined || proof === undefined) return null;
  return isSecret(proof, proofOf(strapi, account, device)) ? device : null;
}

/** This cookie signs nobody in. It only tells a member's browser from that of somebody who guesses passwords. */
export function rememberDevice(strapi: Core.Strapi, ctx: Context, account: string): void {
  const device = randomBytes(16).toString('base64url');
  ctx.cookies.set(cookie, `${device}.${proofOf(strapi, account, device)}`, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: ctx.secure,
    maxAge: rememberedMs,
    overwrite: true,
    signed: false,
  });
}
