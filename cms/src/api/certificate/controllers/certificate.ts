import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { createCertificates } from '../../../certificates';
import { rateLimitNetworks } from '../../../lib/client-address';
import { fieldErrors, readContract } from '../../../lib/read-contract';
import { refuse } from '../../../lib/refuse';
import { withJsonBody } from '../../../requests';
import { certificateMessages } from '../../../contracts/certificate-messages';
import { certificateCheckSchema, certificateRequestSchema } from '../../../contracts/certificate';

function refuseTooMany(ctx: Context, retryAfterSeconds: number): never {
  ctx.set('Retry-After', String(retryAfterSeconds));
  throw new errors.RateLimitError('Too many requests were sent. Please try again later.');
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const certificates = createCertificates({ strapi });

  return {
    issue: withJsonBody(async (ctx, body) => {
      const request = readContract(certificateRequestSchema, body, certificateMessages);
      const outcome = await certificates.issue(request, rateLimitNetworks(ctx.request.ip), new Date());
      switch (outcome.kind) {
        case 'issued':
          ctx.status = 201;
          ctx.body = outcome.certificate;
          return;
        case 'not-drawable':
          throw fieldErrors([{ path: ['name'], message: 'certificate.name.letters' }], certificateMessages);
        case 'not-passed': {
          const { modules } = outcome;
          refuse(ctx, 422, 'UnprocessableEntityError', 'Not every quiz is passed', { modules });
          return;
        }
        case 'too-many':
          refuseTooMany(ctx, outcome.retryAfterSeconds);
      }
    }),

    check: withJsonBody(async (ctx, body) => {
      const check = readContract(certificateCheckSchema, body, certificateMessages);
      const outcome = await certificates.check(check, rateLimitNetworks(ctx.request.ip), Date.now());
      if (outcome.kind === 'too-many') refuseTooMany(ctx, outcome.retryAfterSeconds);
      ctx.body = outcome.answer;
    }),
  };
};
