import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { ministryAdminCode, superAdminCode } from '../../lib/role-codes';

const accountSchema = v.object({
  id: v.number(),
  isActive: v.literal(true),
  blocked: v.nullish(v.literal(false)),
  roles: v.array(v.object({ code: v.string() })),
});

/** A panel account that may act: active and not blocked. */
export type Account = { id: number; roleCodes: readonly string[] };

const bearerPattern = /^Bearer +([\w.~+/-]+=*)$/i;

/**
 * Looked up each time, so that blocking and role changes take effect at once. Cookies are ignored, because browsers
 * also send them with forged requests.
 */
export async function signedInAccount(
  strapi: Core.Strapi,
  { request }: Pick<Context, 'request'>,
): Promise<Account | null> {
  const [, token] = bearerPattern.exec(request.get('Authorization')) ?? [];
  if (token === undefined) return null;
  const sessions = strapi.sessionManager('admin');
  const { isValid, payload } = sessions.validateAccessToken(token);
  if (!isValid || !(await sessions.isSessionActive(payload.sessionId))) return null;

  const id = Number(payload.userId);
  if (!Number.isSafeInteger(id)) return null;
  const found: unknown = await strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] });
  const account = v.safeParse(accountSchema, found);
  return account.success ? { id, roleCodes: account.output.roles.map(({ code }) => code) } : null;
}

/** Whether the account manages the timeline and its pictures. */
export function isMediaAdmin({ roleCodes }: Account): boolean {
  return roleCodes.includes(ministryAdminCode) || roleCodes.includes(superAdminCode);
}
