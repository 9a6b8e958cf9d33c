import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readerOf } from '../../lib/reader';
import { refuse } from '../../lib/refuse';
import { isJson, readBody } from '../intake/read-body';
import { deskAccount, type DeskUser } from './team';

type Action = (ctx: Context, account: DeskUser) => Promise<void>;
type ActionWithBody = (ctx: Context, account: DeskUser, body: Record<string, unknown>) => Promise<void>;

/** The policy of the desk's routes has checked the account. */
function accountOf({ state }: Context): DeskUser {
  const account = deskAccount(state['user']);
  if (account === null) throw new errors.ForbiddenError();
  return { ...account, reader: readerOf(state['user']) };
}

/** A call of the desk, whose answer nobody keeps. */
export function deskCall(action: Action) {
  return async (ctx: Context): Promise<void> => {
    ctx.set('Cache-Control', 'no-store');
    await action(ctx, accountOf(ctx));
  };
}

export function deskCallWithBody(action: ActionWithBody) {
  return deskCall(async (ctx, account) => {
    if (!isJson(ctx)) {
      refuse(ctx, 415, 'UnsupportedMediaTypeError', 'The body must be sent as application/json');
      return;
    }
    await action(ctx, account, readBody(ctx));
  });
}
