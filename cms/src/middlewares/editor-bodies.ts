import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Calls of ours and of the web server, which check each field. */
const ownCalls = /^\/(?:api|_[a-z-]+|admin\/prayer-desk)(?:\/|$)/i;

/** NUL, and half of a pair that stands for one character. */
const unstorable = /[\0\p{Surrogate}]/u;

/** No entry has as many groups inside each other. */
const deepest = 50;

/** No list of the panel is longer. */
const mostItems = 1_000;

/** Bound what is sorted, selected and joined, in characters, and how far it is joined: Strapi takes seconds for some kilobytes. */
const longestSelection = 1_000;
const furthestJoin = 5;

function selectsTooMuch({ sort, fields, populate }: Context['query']): boolean {
  const text = JSON.stringify([sort, fields, populate]);
  return text.length > longestSelection || text.split('"').some((name) => name.split('.').length > furthestJoin);
}

/** Level by level, because a body can be nested so deeply that a recursion uses up the stack. */
function canBeStored(body: unknown): boolean {
  let values: unknown[] = [body];
  for (let depth = 0; values.length > 0; depth += 1) {
    if (depth > deepest || values.some((value) => typeof value === 'string' && unstorable.test(value))) return false;
    if (values.some((value) => Array.isArray(value) && value.length > mostItems)) return false;
    values = values.flatMap((value): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
}

/** Strapi would answer these with 500, or never: endless nesting, NUL (which PostgreSQL refuses), half characters. */
export default (() => async (ctx: Context, next: Next) => {
  if (!ownCalls.test(ctx.path) && !canBeStored(ctx.request.body)) {
    throw new errors.ValidationError('This has characters, or lists inside lists, that cannot be stored');
  }
  if (!ownCalls.test(ctx.path) && selectsTooMuch(ctx.query)) throw new errors.ValidationError('Invalid query');
  await next();
}) satisfies Core.MiddlewareFactory;
