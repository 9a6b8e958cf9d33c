import type { Context } from 'koa';

/** A refusal in Strapi's own shape, for the statuses that its error classes do not have. */
export function refuse(ctx: Context, status: number, name: string, message: string, details: object = {}): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details } };
}
