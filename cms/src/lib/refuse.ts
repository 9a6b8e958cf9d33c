import type { Context } from 'koa';

/** An error in Strapi's format, for status codes that Strapi has no error class for. */
export function refuse(ctx: Context, status: number, name: string, message: string, details: object = {}): void {
  ctx.status = status;
  ctx.body = { data: null, error: { status, name, message, details } };
}

export function refuseReusedKey(ctx: Context): void {
  refuse(ctx, 422, 'UnprocessableEntityError', 'This Idempotency-Key was already used for another request');
}

/** During an outage: the same call may succeed soon. */
export function refuseForNow(ctx: Context, message: string): void {
  ctx.set({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
  refuse(ctx, 503, 'ServiceUnavailableError', message);
}
