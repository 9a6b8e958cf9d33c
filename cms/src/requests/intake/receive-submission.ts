import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import type { AnyObjectSchema } from 'yup';
import { asForm } from '../../lib/database/form-connections';
import { runAsSystem } from '../../lib/viewer';
import { type SubmissionResult, submissions } from '../../lib/metrics';
import { refuse, refuseForNow, refuseReusedKey } from '../../lib/refuse';
import { dialableFields } from './phone-number';
import { proofHeader } from '../../contracts/proof-of-work';
import { rateLimitNetworks } from '../../lib/client-address';
import { readExtras } from './extras';
import { readIdempotencyKey } from '../../lib/idempotent-calls';
import { isJson, readBody } from './read-body';
import { readFields } from '../../lib/read-fields';
import { fieldErrors } from '../../lib/read-contract';
import { createIntake } from './intake';
import type { StoreSubmission } from './store-request';

export type SubmissionKind = {
  form: string;
  store: StoreSubmission;
  namesRequest?: boolean;
  schema: AnyObjectSchema;
  /** English messages by schema message key. */
  messages: Readonly<Record<string, string>>;
};

/** The action of every form's call: reads the body, has it stored, and answers only with its reference. */
export function receiveSubmission(
  strapi: Core.Strapi,
  { form, store, namesRequest = false, schema, messages }: SubmissionKind,
) {
  const intake = createIntake({ strapi });

  async function receive(ctx: Context): Promise<SubmissionResult> {
    ctx.set('Cache-Control', 'no-store');
    if (!isJson(ctx)) {
      refuse(ctx, 415, 'UnsupportedMediaTypeError', 'The body must be sent as application/json');
      return 'refused';
    }
    const body = readBody(ctx);
    const idempotencyKey = readIdempotencyKey(ctx.headers['idempotency-key']);
    const fields = dialableFields(readFields(schema, messages, body));

    const networks = rateLimitNetworks(ctx.request.ip);
    const proof = ctx.get(proofHeader) || null;
    const outcome = await runAsSystem(() =>
      intake.receive({ form, store, namesRequest, fields, idempotencyKey, networks, proof, ...readExtras(body) }),
    );

    switch (outcome.kind) {
      case 'received':
        ctx.status = 201;
        ctx.body = outcome.receipt;
        return outcome.as;
      case 'key-reused':
        refuseReusedKey(ctx);
        return 'refused';
      case 'refused':
        throw fieldErrors([{ path: [outcome.field], message: outcome.message }], messages);
      case 'too-many':
        ctx.set('Retry-After', String(outcome.retryAfterSeconds));
        throw new errors.RateLimitError(
          'Too many requests were sent. Please try again later.',
          outcome.challenge === null ? {} : { proofOfWork: outcome.challenge },
        );
      case 'not-stored':
        refuseForNow(ctx, 'The request could not be stored. Please try again later.');
        return 'failed';
    }
  }

  return async (ctx: Context): Promise<void> => {
    try {
      submissions.inc({ result: await asForm(() => receive(ctx)) });
    } catch (error) {
      submissions.inc({ result: resultOf(error) });
      throw error;
    }
  };
}

function resultOf(error: unknown): SubmissionResult {
  if (error instanceof errors.RateLimitError) return 'limited';
  return error instanceof errors.ApplicationError ? 'refused' : 'failed';
}
