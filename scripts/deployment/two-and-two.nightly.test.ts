import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { publishTitle, signIn } from '../lib/call-cms';
import { freePorts } from '../lib/ports';
import { type Postgres, startPostgres } from '../lib/postgres';
import { ROOT } from '../lib/root';
import { type Replica, type Stack, startReplica, startStack } from '../lib/stack';
import { newSubmission, send, type Submission } from './supervised';

/** Longer than a web server waits between two questions to the CMS, and shorter than it keeps a page without asking. */
const noticedMs = 50_000;

describe('two web servers and two CMSes on one database', () => {
  let postgres: Postgres;
  let first: Stack;
  let second: Replica;
  let headers: { Authorization: string };

  beforeAll(async () => {
    await buildWhatChanged(ROOT);
    postgres = await startPostgres();
    const [webPort, cmsPort, secondWebPort, secondCmsPort] = await freePorts(4);
    const purgeUrl = (port: number | undefined) => `http://127.0.0.1:${port}/_purge`;
    const limits = { SUBMISSIONS_PER_ADDRESS: '100000', SUBMISSIONS_PER_HOUR: '100000' };
    first = await startStack(ROOT, {
      seed: true,
      databaseUrl: postgres.url,
      webPort,
      cmsPort,
      variables: { ...limits, PURGE_URLS: `${purgeUrl(webPort)},${purgeUrl(secondWebPort)}` },
    });
    second = await startReplica(ROOT, first, {
      ...limits,
      PORT: String(secondWebPort),
      CMS_PORT: String(secondCmsPort),
      // It cannot reach the other web server.
      PURGE_URLS: purgeUrl(secondWebPort),
    });
    headers = await signIn(first.cmsUrl, first.admin);
  });
  afterAll(async () => {
    await second.site.stop();
    await first.stop();
    await postgres.stop();
  });

  const library = async (url: string) => (await fetch(`${url}/resources`)).text();

  const publish = (cmsUrl: string, title: string) => publishTitle(cmsUrl, headers, title);

  it('show what was published at once', async () => {
    await Promise.all([library(first.url), library(second.url)]);
    await publish(first.cmsUrl, 'Told to both of them');
    const pages = await Promise.all([library(first.url), library(second.url)]);
    for (const page of pages) expect(page).toContain('Told to both of them');
  });

  it('show what was published by a CMS that could not reach one of them', async () => {
    await Promise.all([library(first.url), library(second.url)]);
    await publish(second.cmsUrl, 'Told to one of them');
    expect(await library(second.url)).toContain('Told to one of them');
    await vi.waitFor(async () => expect(await library(first.url)).toContain('Told to one of them'), {
      timeout: noticedMs,
      interval: 500,
    });
  });

  const sites = () => [first.url, second.url];

  it('store a request once that arrives twenty times at both', async () => {
    const submission = newSubmission();
    const copies = Array.from({ length: 20 }, (): Submission => ({ ...submission, statuses: [] }));
    await Promise.all(copies.map((copy, n) => send(sites()[n % 2] ?? '', copy)));
    expect(copies.flatMap(({ statuses }) => statuses)).toEqual(Array(20).fill(201));
    expect(new Set(copies.map(({ reference }) => reference)).size).toBe(1);
  });

  it('lose nothing that was acknowledged when one CMS is killed', async () => {
    const submissions = Array.from({ length: 200 }, newSubmission);
    const isAcknowledged = ({ reference }: Submission) => reference !== undefined;
    let acknowledged = 0;
    await Promise.all(
      submissions.map(async (submission, n) => {
        await send(sites()[n % 2] ?? '', submission);
        if (!isAcknowledged(submission)) return;
        acknowledged += 1;
        if (acknowledged === 50) process.kill(second.site.cms.pid ?? 0, 'SIGKILL');
      }),
    );
    expect(submissions.every(isAcknowledged), 'it was killed in the midst of them').toBe(false);
    // A form sends again what got no answer, and is answered as before what was stored.
    const before = submissions.map(({ reference }) => reference);
    for (const submission of submissions) await send(first.url, submission);
    expect(submissions.filter((submission) => !isAcknowledged(submission))).toEqual([]);
    submissions.forEach(({ reference }, n) => expect(reference).toBe(before[n] ?? reference));
    expect(new Set(submissions.map(({ reference }) => reference)).size).toBe(200);
  });
});
