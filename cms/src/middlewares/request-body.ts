import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { refuse } from '../lib/refuse';

/** The only calls that take files; every one of them is for a signed-in account. */
const uploadPaths = [/^\/upload(\/|$)/, /^\/api\/images\/?$/];

function takesFiles(ctx: Context): boolean {
  return uploadPaths.some((path) => path.test(ctx.path)) && ctx.get('Authorization') !== '';
}

function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error ? error.status : 'httpCode' in error ? error.httpCode : undefined;
  return status === 413;
}

/**
 * Stands around Strapi's body parser: multipart only where files are taken, and a body that cannot be read is a plain
 * 400. The parser's own error quotes the body, in the answer and in the log.
 */
const requestBody: Core.MiddlewareFactory = () => async (ctx: Context, next: Next) => {
  if (ctx.is('multipart/*') && !takesFiles(ctx)) {
    refuse(ctx, 415, 'UnsupportedMediaTypeError', 'Files are not accepted here');
    return;
  }
  try {
    await next();
  } catch (error) {
    // A call may come without a body; what fails behind the parser is not the parser's failure.
    if (ctx.state['bodyRead'] === true) throw error;
    if (isTooLarge(error)) throw new errors.PayloadTooLargeError('The body is too large');
    throw new errors.ValidationError('The body could not be read');
  }
};

export default requestBody;
