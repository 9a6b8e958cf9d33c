import { healthPath, readyPath } from '@contracts/watching';
import type { FastifyInstance } from 'fastify';
import { request as callCms } from 'undici';

export type HealthOptions = {
  cmsUrl: string;
  /** True if there are pages that can be served without the CMS. */
  hasPages: () => boolean;
};

const cmsTimeoutMs = 2_000;
/** How long the CMS's answer counts, so that nobody reaches it by asking here. */
const rememberedForMs = 1_000;

/** `/_health`: the program lives. `/_ready`: it can serve pages. Both answer 204 or 503, so anybody may ask. */
export function registerHealth(app: FastifyInstance, { cmsUrl, hasPages }: HealthOptions): void {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  const isCmsReady = (): Promise<boolean> => {
    const now = performance.now();
    if (!asked || now - asked.at > rememberedForMs) asked = { at: now, answer: askCms(cmsUrl) };
    return asked.answer;
  };

  app.get(healthPath, (_request, reply) => reply.header('Cache-Control', 'no-store').code(204).send());
  app.get(readyPath, async (_request, reply) => {
    const isReady = hasPages() || (await isCmsReady());
    return reply
      .header('Cache-Control', 'no-store')
      .code(isReady ? 204 : 503)
      .send();
  });
}

async function askCms(cmsUrl: string): Promise<boolean> {
  try {
    const { statusCode, body } = await callCms(cmsUrl + readyPath, { signal: AbortSignal.timeout(cmsTimeoutMs) });
    await body.dump();
    return statusCode === 204;
  } catch {
    return false;
  }
}
