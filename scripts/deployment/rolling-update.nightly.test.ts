import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { signIn } from '../lib/call-cms';
import { freePorts } from '../lib/ports';
import { startPostgres, type Postgres } from '../lib/postgres';
import { publishTitle } from '../lib/publish-title';
import { ROOT } from '../lib/root';
import { startReplica, startStack, type Replica, type Stack } from '../lib/stack';
import { buildReleaseBefore, hasReleaseBefore, releaseBefore } from './release-before';
import { newSubmission, send } from './supervised';

const isThere = await hasReleaseBefore(ROOT);
if (!isThere) {
  console.warn(
    `Skipped: this clone has no history of ${releaseBefore}, the release before. git fetch --unshallow brings it.`,
  );
}

/** A web server that misses the call of a CMS asks it after five seconds. */
const noticed = { timeout: 60_000, interval: 500 };

describe.runIf(isThere)(`the release before (${releaseBefore}) beside this one`, () => {
  const cleanups: (() => Promise<void> | void)[] = [];
  let postgres: Postgres;
  let before: string;
  let old: Stack;
  let current: Replica;
  let ports: readonly number[];
  let headers: { Authorization: string };
  const limits = { SUBMISSIONS_PER_ADDRESS: '100000', SUBMISSIONS_PER_HOUR: '100000' };
  const references: (string | undefined)[] = [];

  const purgeUrls = () => [ports[0], ports[2]].map((port) => `http://127.0.0.1:${port}/_purge`).join(',');
  const library = async (url: string) => (await fetch(`${url}/resources`)).text();

  beforeAll(async () => {
    await buildWhatChanged(ROOT);
    const built = await buildReleaseBefore(ROOT);
    cleanups.push(built.remove);
    before = built.folder;
    postgres = await startPostgres();
    cleanups.push(postgres.stop);
    ports = await freePorts(4);
    old = await startStack(before, {
      seed: true,
      databaseUrl: postgres.url,
      webPort: ports[0],
      cmsPort: ports[1],
      variables: { ...limits, PURGE_URLS: purgeUrls() },
    });
    cleanups.push(() => old.stop());
    headers = await signIn(old.cmsUrl, old.admin);
  }, 1_200_000);
  afterAll(async () => {
    for (const cleanUp of cleanups.toReversed()) await cleanUp();
  });

  async function submitAt(...sites: readonly string[]): Promise<void> {
    for (const site of sites) {
      const submission = newSubmission();
      await send(site, submission);
      expect(submission.statuses).toEqual([201]);
      references.push(submission.reference);
      // Sent again at the other one, it is the same request.
      const [other = site] = sites.filter((one) => one !== site);
      const again = { ...submission, statuses: [] };
      await send(other, again);
      expect(again.reference).toBe(submission.reference);
    }
  }

  async function publishAt(cmsUrl: string, title: string, ...sites: readonly string[]): Promise<void> {
    await Promise.all(sites.map(library));
    await publishTitle(cmsUrl, headers, title);
    await vi.waitFor(async () => {
      for (const site of sites) expect(await library(site)).toContain(title);
    }, noticed);
  }

  it('goes on while this release starts beside it and changes the database', async () => {
    await publishAt(old.cmsUrl, 'Before the update', old.url);
    await submitAt(old.url);
    let pages = 0;
    const isStarted = new AbortController();
    const reading = (async () => {
      while (!isStarted.signal.aborted) {
        expect(await library(old.url)).toContain('Before the update');
        expect((await fetch(`${old.cmsUrl}/api/articles?locale=en`)).status).toBe(200);
        pages += 1;
      }
    })();
    current = await startReplica(ROOT, old, {
      ...limits,
      PORT: String(ports[2]),
      CMS_PORT: String(ports[3]),
      PURGE_URLS: purgeUrls(),
    });
    cleanups.push(() => current.site.stop());
    isStarted.abort();
    await reading;
    expect(pages).toBeGreaterThan(5);
    expect(await library(current.url)).toContain('Before the update');
  });

  it('serves, publishes and takes requests together with it', async () => {
    await submitAt(old.url, current.url);
    await publishAt(old.cmsUrl, 'Published by the release before', old.url, current.url);
    await publishAt(current.cmsUrl, 'Published by this release', old.url, current.url);
    expect((await fetch(`${current.cmsUrl}/admin/users/me`, { headers })).status).toBe(200);
  });

  it('leaves everything to it, and takes it back', async () => {
    await old.site.stop();
    await submitAt(current.url);
    await publishAt(current.cmsUrl, 'Published by this release alone', current.url);

    // The way back, when the new release turns out to be wrong.
    const back = await startReplica(before, old, {
      ...limits,
      PORT: String(ports[0]),
      CMS_PORT: String(ports[1]),
      PURGE_URLS: purgeUrls(),
    });
    cleanups.push(() => back.site.stop());
    await submitAt(back.url, current.url);
    expect(await library(back.url)).toContain('Published by this release alone');
    await current.site.stop();
    await submitAt(back.url);
    await publishAt(back.cmsUrl, 'Published after the way back', back.url);
    expect(new Set(references).size).toBe(references.length);
    expect(references).not.toContain(undefined);
  });
});
