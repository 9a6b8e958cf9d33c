import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { readerOf, requireAccount } from '../../lib/account';
import { withJsonBody } from '../intake/read-body';
import { deskAccount, type DeskUser } from './team';

/** Names the invalid fields without repeating their values. */
export function refuseFields(fields: readonly string[]): never {
  const message = 'This field is missing or not valid';
  throw new errors.ValidationError(`Please correct: ${fields.join(', ')}`, {
    errors: fields.map((field) => ({ path: [field], message, name: 'ValidationError' })),
  });
}

/** Parses input by its contract; unknown fields are dropped. */
export function readDeskInput<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  refuseFields([...new Set(result.issues.map((issue) => v.getDotPath(issue)?.split('.')[0] ?? ''))]);
}

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
