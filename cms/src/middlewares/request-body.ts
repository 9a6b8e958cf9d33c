import { finished } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { uploadPaths } from '../contracts/image';
import { maximumBodyBytes } from '../contracts/submission';
import { isMediaAdmin, mayUpload, requireSignedIn, signedInAccount } from '../panel';
import { refuse } from '../lib/refuse';

/** How long a client whose request was refused may go on sending. */
const discardMs = 2_000;

/** Refuses uploads without permission before they are read, because the body parser writes them to disk. */
async function checkSender(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const account = await requireSignedIn(strapi, ctx);
  const maySend = ctx.path.startsWith('/api/') ? isMediaAdmin(account) : await mayUpload(strapi, account);
  if (!maySend) throw new errors.ForbiddenError('This account may not send files');
}

/** Closing the connection at once would lose the answer; leaving it open would let the client hold it forever. */
function discardBriefly({ req }: Context): void {
  const timer = setTimeout(() => req.socket.destroy(), discardMs).unref();
  finished(req, () => clearTimeout(timer));
}

function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'status' in error ? error.status : 'httpCode' in error ? error.httpCode : undefined;
  return status === 413;
}

/** Files need a route and permission. The parser's own error would quote an unreadable body in answer and log. */
export default ((_config, { strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.is('multipart/*')) {
      if (!uploadPaths.test(ctx.path)) {
        discardBriefly(ctx);
        refuse(ctx, 415, 'UnsupportedMediaTypeError', 'Files are not accepted here');
        return;
      }
      try {
        await checkSender(strapi, ctx);
      } catch (error) {
        discardBriefly(ctx);
        throw error;
      }
    } else if (ctx.request.length > maximumBodyBytes && (await signedInAccount(strapi, ctx)) === null) {
      // Parsing a megabyte takes longer than the forms of several visitors. The panel renews its session after a 401.
      discardBriefly(ctx);
      if (ctx.get('Authorization') !== '') throw new errors.UnauthorizedError('Please sign in');
      throw new errors.PayloadTooLargeError('The body is too large');
    }
    try {
      await next();
    } catch (error) {
      // A call may have no body, and errors behind the parser are not the parser's.
      if (ctx.state['bodyRead'] === true) throw error;
      if (isTooLarge(error)) throw new errors.PayloadTooLargeError('The body is too large');
      throw new errors.ValidationError('The body could not be read');
    }
  }) satisfies Core.MiddlewareFactory;
