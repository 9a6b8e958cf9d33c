import type { FastifyReply } from 'fastify';

const refusals = {
  400: { name: 'BadRequestError', message: 'The request cannot be passed on' },
  401: { name: 'UnauthorizedError', message: 'Missing or invalid credentials' },
  408: { name: 'RequestTimeoutError', message: 'The request did not arrive in time' },
  411: { name: 'LengthRequiredError', message: 'The length of the body has to be declared' },
  413: { name: 'PayloadTooLargeError', message: 'The body is too large' },
  429: { name: 'RateLimitError', message: 'Too many requests at once. Please try again in a moment.' },
  502: { name: 'BadGatewayError', message: 'The content service does not answer at the moment' },
  503: { name: 'ServiceUnavailableError', message: 'The site is very busy. Please try again in a moment.' },
  504: { name: 'GatewayTimeoutError', message: 'The content service took too long to answer' },
} as const;

/** A request that is refused here and does not reach the CMS. */
export class Refusal extends Error {
  constructor(
    readonly status: keyof typeof refusals,
    options?: ErrorOptions,
  ) {
    super(refusals[status].message, options);
  }
}

/** Waited before a 429, because a flood that is refused at once comes back at once. */
export const refusalDelayMs = 1_000;

const retryAfterSeconds = '5';
const temporary: readonly number[] = [429, 502, 503, 504];

/** In the shape of the CMS's own errors, so that callers parse only one. */
export function sendRefusal(reply: FastifyReply, { status }: Refusal): FastifyReply {
  if (temporary.includes(status)) reply.header('Retry-After', retryAfterSeconds);
  // The rest of the body may never arrive.
  if (status === 408 || status === 411) reply.header('Connection', 'close');
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .send({ data: null, error: { status, ...refusals[status], details: {} } });
}
