import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { prayerRequestPath } from '../../cms/src/api/prayer-request/contract';
import { idempotencyHeader } from '../../cms/src/api/submission/contract';
import { textAt } from '../lib/call-cms';
import { exampleRequest } from '../lib/example-request';
import { ask } from './http';
import type { Measurements } from './measurements';
import { proofFor } from './proof-of-work';

const everyMs = 3_000;
/** Who gets no answer presses the button again, for this long. */
const patienceMs = 90_000;

export type Submission = { reference?: string; attempts: number; proofs: number };

/** Sends one request until it is acknowledged, always under the same key. */
export async function submit(site: string, address: string, measurements: Measurements): Promise<Submission> {
  const submission: Submission = { attempts: 0, proofs: 0 };
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': address,
    [idempotencyHeader]: randomUUID(),
  };
  const start = performance.now();
  let proof: Record<string, string> = {};
  while (performance.now() - start < patienceMs) {
    submission.attempts += 1;
    const call = { method: 'POST', headers: { ...headers, ...proof }, body: JSON.stringify(exampleRequest) };
    const answer = await ask(site + prayerRequestPath, call).catch(() => undefined);
    if (answer?.status === 201) {
      submission.reference = textAt(JSON.parse(answer.body.toString()), 'reference');
      measurements.record('submission', performance.now() - start);
      return submission;
    }
    const found = answer?.status === 429 ? proofFor(JSON.parse(answer.body.toString())) : undefined;
    if (found !== undefined) {
      proof = found;
      submission.proofs += 1;
      continue;
    }
    measurements.fail(`submission: ${answer?.status ?? 'no answer'}, sent again`);
    await delay(Math.min(5, Number(answer?.headers['retry-after'] ?? 1)) * 1000);
  }
  measurements.fail('submission: given up');
  return submission;
}

/** Twenty a minute; every fourth comes through one carrier address, which soon has to prove work. */
export async function keepSubmitting(
  sites: readonly string[],
  run: number,
  measurements: Measurements,
  leave: AbortSignal,
): Promise<readonly Submission[]> {
  const sending: Promise<Submission>[] = [];
  while (!leave.aborted) {
    const at = sending.length;
    const address = at % 4 === 0 ? `198.51.100.${run}` : `198.18.${run}.${at % 250}`;
    sending.push(submit(sites[at % sites.length] ?? '', address, measurements));
    await delay(everyMs, undefined, { signal: leave }).catch(() => undefined);
  }
  return Promise.all(sending);
}
