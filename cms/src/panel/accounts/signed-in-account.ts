import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { sessionCookie } from '../../contracts/preview';
import { mayWithAll } from '../../lib/abilities';
import { type Account, maySignIn } from '../../lib/account';
import { ministryAdminCode, superAdminCode } from '../../lib/viewer';
import { strapiService } from '../../lib/strapi-services';
import { table } from '../../lib/table';
import { isRequestUid } from '../../requests';

/** Looked up each time, so that blocking and role changes take effect at once. */
async function activeAccount(strapi: Core.Strapi, userId: unknown): Promise<Account | null> {
  const id = Number(userId);
  if (!Number.isSafeInteger(id)) return null;
  const account = await table(strapi, 'admin::user').findOne({ where: { id }, populate: ['roles'] });
  return account && maySignIn(account) ? account : null;
}

const bearerPattern = /^Bearer +([\w.~+/-]+=*)$/i;

/** The account of the Bearer token. Cookies are ignored, because browsers also send them with forged requests. */
export async function signedInAccount(
  strapi: Core.Strapi,
  { request }: Pick<Context, 'request'>,
): Promise<Account | null> {
  const [, token] = bearerPattern.exec(request.get('Authorization')) ?? [];
  if (token === undefined) return null;
  const sessions = strapi.sessionManager('admin');
  const { isValid, payload } = sessions.validateAccessToken(token);
  if (!isValid || !(await sessions.isSessionActive(payload.sessionId))) return null;
  return activeAccount(strapi, payload.userId);
}

/** The same for a call that needs an account. */
export async function requireSignedIn(strapi: Core.Strapi, ctx: Pick<Context, 'request'>): Promise<Account> {
  const account = await signedInAccount(strapi, ctx);
  if (account === null) throw new errors.UnauthorizedError('Please sign in');
  return account;
}

/** Null without a live session of an active account. For reading only: other sites could send the cookie along. */
export async function sessionReader(
  strapi: Core.Strapi,
  { cookies }: Pick<Context, 'cookies'>,
): Promise<((uid: string) => boolean) | null> {
  const token = cookies.get(sessionCookie);
  if (token === undefined) return null;
  const session = await strapi.sessionManager('admin').validateRefreshToken(token);
  const account = session.isValid ? await activeAccount(strapi, session.userId) : null;
  if (account === null) return null;
  const ability = await strapiService(strapi, 'admin', 'permission').engine.generateUserAbility(account);
  return (uid) => mayWithAll(strapi, ability, { action: 'plugin::content-manager.explorer.read', uid });
}

/** The account of this id while it may sign in and publish such an entry; null otherwise. */
export async function findPublisher(
  strapi: Core.Strapi,
  userId: number,
  { uid, language }: { uid: string; language: string | null },
): Promise<Account | null> {
  const account = await activeAccount(strapi, userId);
  if (account === null) return null;
  const ability = await strapiService(strapi, 'admin', 'permission').engine.generateUserAbility(account);
  const languages = language === null ? {} : { languages: [language] };
  const action = 'plugin::content-manager.explorer.publish';
  return mayWithAll(strapi, ability, { action, uid, ...languages }) ? account : null;
}

export function isMediaAdmin({ roles }: Account): boolean {
  return roles.some(({ code }) => code === ministryAdminCode || code === superAdminCode);
}

function granted(strapi: Core.Strapi, { id }: Account, actions: readonly string[]) {
  const where = { action: { $in: actions }, role: { users: { id } } };
  return strapiService(strapi, 'admin', 'permission').findMany({ where });
}

const writingActions = ['plugin::content-manager.explorer.create', 'plugin::content-manager.explorer.update'];

export async function mayWriteContent(strapi: Core.Strapi, account: Account): Promise<boolean> {
  const permissions = await granted(strapi, account, writingActions);
  return permissions.some(({ subject }) => subject !== null && !isRequestUid(subject));
}

const uploadActions = ['plugin::upload.assets.create', 'plugin::upload.assets.update'];

/** True if the account may add or replace files in the Media Library. Strapi checks the individual files afterwards. */
export async function mayUpload(strapi: Core.Strapi, account: Account): Promise<boolean> {
  return (await granted(strapi, account, uploadActions)).length > 0;
}
