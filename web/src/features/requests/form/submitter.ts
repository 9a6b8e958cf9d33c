import {
  idempotencyHeader,
  submissionReceiptSchema,
  type SubmissionExtras,
  type SubmissionReceipt,
} from '@contracts/submission';
import { parse } from 'valibot';
import { ApiError } from '../../../lib/cms-client/api-error';
import { fetchJson } from '../../../lib/cms-client/fetch-json';
import { randomUuid } from '../../../lib/random-uuid';

type Attempt = { key: string; sent?: { content: string; body: object } };

/** A proof is too late if the address changed or the challenge expired meanwhile; then a new one is computed. */
const mostProofs = 3;
const tooManyRequests = 429;

/** Sending again after the timeout stores nothing twice, because the key is the same. */
const timeoutMs = 30_000;
const keyBelongsToAnotherBody = 422;

/** The server asks for a proof of work if many requests come from one address. */
async function withProofs(post: (proof: Record<string, string>) => Promise<unknown>): Promise<unknown> {
  let proof: Record<string, string> = {};
  for (let proofs = 0; ; proofs += 1) {
    try {
      return await post(proof);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== tooManyRequests || proofs === mostProofs) throw error;
      const { proofFor } = await import('./proof-of-work');
      const found = await proofFor(error.json());
      if (found === undefined) throw error;
      proof = found;
    }
  }
}

/** An attempt without an answer may have been stored, so the same content goes out again under the same key. */
export function createSubmitter(
  path: string,
  { newKey = randomUuid, now = () => performance.now() }: { newKey?: () => string; now?: () => number } = {},
) {
  // At navigation: visitors write into the server's fields long before this code arrives.
  let openedAt = 0;
  let attempt: Attempt = { key: newKey() };

  return {
    async send(fields: object, extras: Pick<SubmissionExtras, 'locale' | 'website'>): Promise<SubmissionReceipt> {
      const content = JSON.stringify([fields, extras.website ?? '']);
      if (attempt.sent && attempt.sent.content !== content) attempt = { key: newKey() };
      attempt.sent ??= { content, body: { ...fields, ...extras, filledInMs: Math.round(now() - openedAt) } };
      const { key, sent } = attempt;
      try {
        const receipt = parse(
          submissionReceiptSchema,
          await withProofs((proof) =>
            fetchJson(path, {
              method: 'POST',
              body: sent.body,
              headers: { [idempotencyHeader]: key, ...proof },
              signal: AbortSignal.timeout(timeoutMs),
            }),
          ),
        );
        attempt = { key: newKey() };
        openedAt = now();
        return receipt;
      } catch (error) {
        if (error instanceof ApiError && error.status === keyBelongsToAnotherBody) attempt = { key: newKey() };
        throw error;
      }
    },
  };
}
