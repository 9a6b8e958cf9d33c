import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { resolveEnvironment } from '../lib/environment';
import { exampleRequest } from '../lib/call-cms';
import { freePorts } from '../lib/ports';
import { ROOT } from '../lib/root';
import { superviseSite, type SupervisedSite } from '../lib/site';

export interface Running {
  readonly url: string;
  readonly site: SupervisedSite;
  readonly lines: readonly string[];
}

export async function startSupervised(variables: Readonly<Record<string, string>>): Promise<Running> {
  await buildWhatChanged(ROOT);
  const [webPort, cmsPort] = await freePorts(2);
  const environment = resolveEnvironment(ROOT, {
    PORT: String(webPort),
    CMS_PORT: String(cmsPort),
    SUBMISSIONS_PER_ADDRESS: '100000',
    SUBMISSIONS_PER_HOUR: '100000',
    TRUSTED_PROXIES: '1',
    ...variables,
  });
  const lines: string[] = [];
  const site = await superviseSite(ROOT, environment, (service, line) => lines.push(`${service} | ${line}`));
  return { url: environment.webUrl, site, lines };
}

/** Made for trials of networks (RFC 2544), and so nobody's. */
export const anyAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

export interface Submission {
  readonly key: string;
  readonly address: string;
  readonly statuses: number[];
  reference?: string;
}

export async function send(url: string, submission: Submission): Promise<void> {
  const response = await fetch(`${url}/api/prayer-requests`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': submission.key,
      'X-Forwarded-For': submission.address,
    },
    body: JSON.stringify(exampleRequest),
  });
  const answer: unknown = await response.json();
  submission.statuses.push(response.status);
  if (response.status !== 201) {
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer).toMatchObject({ data: null, error: { status: response.status } });
  } else if (typeof answer === 'object' && answer !== null && 'reference' in answer) {
    submission.reference = String(answer.reference);
  }
}

export const newSubmission = (): Submission => ({ key: randomUUID(), address: anyAddress(), statuses: [] });

export async function meanwhile(work: () => unknown, everyMs: number, trial: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const going = (async () => {
    while (!over.signal.aborted) {
      await work();
      await delay(everyMs);
    }
  })();
  try {
    await trial();
  } finally {
    over.abort();
    await going;
  }
}
