import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readerOf, requireAccount } from '../../lib/account';
import { withJsonBody } from '../intake/read-body';
import { deskAccount, type DeskUser } from './team';

type Action = (ctx: Context, account: DeskUser) => Promise<void>;
type ActionWithBody = (ctx: Context, account: DeskUser, body: Record<string, unknown>) => Promise<void>;

/** The policy of the desk's routes has checked the account. */
function deskUser(ctx: Context): DeskUser {
  const user = requireAccount(ctx);
  const account = deskAccount(user);
  if (account === null) throw new errors.ForbiddenError();
  return { ...account, reader: readerOf(user) };
}

/** A call of the desk, whose answer nobody keeps. */
export function deskCall(action: Action) {
  return async (ctx: Context): Promise<void> => {
    ctx.set('Cache-Control', 'no-store');
    await action(ctx, deskUser(ctx));
  };
}

export function deskCallWithBody(action: ActionWithBody) {
  return deskCall((ctx, account) => withJsonBody((_, body) => action(ctx, account, body))(ctx));
}
