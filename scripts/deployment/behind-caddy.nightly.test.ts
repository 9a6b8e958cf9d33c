import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { publishTitle, signIn } from '../lib/call-cms';
import { freePorts } from '../lib/ports';
import { type Postgres, startPostgres } from '../lib/postgres';
import { askDatabase } from '../lib/stored-database';
import { ROOT } from '../lib/root';
import { type Replica, type Stack, startReplica, startStack } from '../lib/stack';
import { type Caddy, startCaddy } from './caddy';
import { meanwhile, newSubmission, send, type Submission } from './supervised';

/** Some from the page cache, some from a CMS each time. */
const read = ['/', '/resources', '/prayer', '/api/articles?locale=en', '/api/training-modules?locale=es'];

describe('two web servers and two CMSes behind Caddy', () => {
  let postgres: Postgres;
  let first: Stack;
  let second: Replica;
  let caddy: Caddy;
  let headers: { Authorization: string };

  beforeAll(async () => {
    await buildWhatChanged(ROOT);
    postgres = await startPostgres();
    const [webPort, cmsPort, secondWebPort, secondCmsPort] = await freePorts(4);
    const addresses = (...ports: (number | undefined)[]) => ports.map((port) => `http://127.0.0.1:${port}`);
    const variables = {
      SUBMISSIONS_PER_ADDRESS: '100000',
      SUBMISSIONS_PER_HOUR: '100000',
      TRUSTED_PROXIES: '1',
      PURGE_URLS: addresses(webPort, secondWebPort)
        .map((url) => `${url}/_purge`)
        .join(','),
    };
    first = await startStack(ROOT, {
      seed: true,
      databaseUrl: postgres.url,
      webPort,
      cmsPort,
      variables: { ...variables, CMS_URL: addresses(cmsPort, secondCmsPort).join(',') },
    });
    second = await startReplica(ROOT, first, {
      ...variables,
      PORT: String(secondWebPort),
      CMS_PORT: String(secondCmsPort),
      CMS_URL: addresses(secondCmsPort, cmsPort).join(','),
    });
    caddy = await startCaddy(ROOT, [...addresses(webPort), second.url]);
    headers = await signIn(caddy.url, first.admin);
  });
  afterAll(async () => {
    await caddy.stop();
    await second.site.stop();
    await first.stop();
    await postgres.stop();
  });

  it('fail no page, and lose and double no request, while one CMS is killed under traffic', async () => {
    const answers: { path: string; status: number }[] = [];
    const submissions: Submission[] = [];
    const going: Promise<unknown>[] = [];
    const ask = async (path: string) => {
      const { status } = await fetch(caddy.url + path);
      answers.push({ path, status });
    };
    const begin = () => {
      const submission = newSubmission();
      submissions.push(submission);
      going.push(send(caddy.url, submission), ...read.map(ask));
    };

    await meanwhile(begin, 100, async () => {
      await vi.waitUntil(() => submissions.length > 30, { timeout: 60_000 });
      process.kill(first.site.cms.pid ?? 0, 'SIGKILL');
      const killed = answers.length;
      // Every page is made anew, by the CMS that is left.
      await publishTitle(caddy.url, headers, 'Published after one was killed');
      await vi.waitUntil(() => answers.length > killed + 200, { timeout: 60_000 });
    });
    await Promise.all(going);

    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(submissions.map(({ statuses }) => statuses)).toEqual(submissions.map(() => [201]));
    const stored = await askDatabase(postgres.url, 'SELECT reference FROM prayer_requests');
    const sent = submissions.map(({ reference }) => reference);
    expect(stored.map(({ reference }) => reference).toSorted()).toEqual(sent.toSorted());
    expect(await (await fetch(`${caddy.url}/resources`)).text()).toContain('Published after one was killed');
  });
});
