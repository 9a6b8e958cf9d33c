import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export type PurgeOptions = { secret: string | null; purge: () => void };

/** The CMS calls this when content or media changed, after the change is stored. */
export function registerPurge(app: FastifyInstance, { secret, purge }: PurgeOptions): void {
  app.register((scope, _options, registered) => {
    // The body does not matter.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post('/_purge', (request, reply) => {
      if (secret === null || !isSecret(request.headers.authorization, secret)) {
        return reply.code(401).header('WWW-Authenticate', 'Bearer').send();
      }
      purge();
      return reply.code(204).send();
    });
    registered();
  });
}

function isSecret(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}

/** `timingSafeEqual` needs equal lengths, and digests have them. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
