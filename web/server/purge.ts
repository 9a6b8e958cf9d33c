import { createHash, timingSafeEqual } from 'node:crypto';
import { contentGenerationHeader, contentGenerationPath, contentGenerationSchema } from '@contracts/content';
import type { FastifyInstance } from 'fastify';
import { request as callCms } from 'undici';
import * as v from 'valibot';

export type PurgeOptions = {
  /** Without a secret nobody may purge, and the CMS is not asked. */
  secret: string | null;
  cmsUrl: string;
  purge: () => void;
  /** Called with the name of the generation that the pages show from now on. */
  onGeneration?: (name: string) => void;
  /** Time between two questions to the CMS. */
  askEveryMs?: number;
};

const cmsTimeoutMs = 2_000;

/** Purges at once when the CMS calls after a change, and a few seconds later where its call did not get through. */
export function registerPurge(
  app: FastifyInstance,
  { secret, cmsUrl, purge, onGeneration = () => undefined, askEveryMs = 5_000 }: PurgeOptions,
): void {
  let generation: string | null = null;
  const show = (name: string) => {
    generation = name;
    onGeneration(name);
  };

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
      const named = request.headers[contentGenerationHeader];
      purge();
      if (typeof named === 'string') show(named);
      return reply.code(204).send();
    });
    registered();
  });

  if (secret === null) return;
  const ask = async () => {
    const before = generation;
    const current = await readGeneration(cmsUrl, secret);
    // An answer from before a change that was told meanwhile says nothing.
    if (current === null || current === generation || before !== generation) return;
    // The first answer tells of no change: a page that is being made just now stays.
    if (generation !== null) purge();
    show(current);
  };
  const timer = setInterval(() => void ask(), askEveryMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Null while the CMS cannot be reached: it is asked again soon, and pages say themselves when it is away. */
async function readGeneration(cmsUrl: string, secret: string): Promise<string | null> {
  try {
    const { statusCode, body } = await callCms(cmsUrl + contentGenerationPath, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(cmsTimeoutMs),
    });
    if (statusCode !== 200) {
      await body.dump();
      return null;
    }
    return v.parse(contentGenerationSchema, await body.json()).generation;
  } catch {
    return null;
  }
}

function isSecret(authorization: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));
}

/** `timingSafeEqual` needs equal lengths, and digests have them. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
