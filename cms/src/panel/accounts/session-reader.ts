import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { sessionCookie } from '../../api/preview/contract';
import { mayWithAll } from '../../lib/abilities';
import { strapiService } from '../../lib/strapi-services';

const accountSchema = v.looseObject({
  isActive: v.literal(true),
  blocked: v.nullish(v.literal(false)),
  roles: v.array(v.looseObject({ code: v.string() })),
});

const read = 'plugin::content-manager.explorer.read';

/**
 * Null without a live session of an active account. Only for reading: a page of another site could send the cookie
 * along with a change.
 */
export async function sessionReader(
  strapi: Core.Strapi,
  { cookies }: Pick<Context, 'cookies'>,
): Promise<((uid: string) => boolean) | null> {
  const token = cookies.get(sessionCookie);
  if (token === undefined) return null;
  const session = await strapi.sessionManager('admin').validateRefreshToken(token);
  const id = session.isValid ? Number(session.userId) : NaN;
  if (!Number.isSafeInteger(id)) return null;

  const found: unknown = await strapi.db.query('admin::user').findOne({ where: { id }, populate: ['roles'] });
  const account = v.safeParse(accountSchema, found);
  if (!account.success) return null;
  const permissions = strapiService(strapi, 'admin', 'permission');
  const ability = await permissions.engine.generateUserAbility(account.output);
  return (uid) => mayWithAll(strapi, ability, { action: read, uid });
}
