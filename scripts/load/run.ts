import { setTimeout as delay } from 'node:timers/promises';
import { askDatabase } from '../lib/ask-database';
import { keepPublishing } from './editor';
import { ask } from './http';
import { Measurements } from './measurements';
import type { Event, Options } from './options';
import { Watch } from './programs';
import { keepReaders, readEveryPage } from './readers';
import { purgeSecret, startCountedSites, type Replicas } from './replicas';
import { keepSubmitting, type Submission } from './visitors';

const databaseAwayMs = 3_000;
const minute = 60_000;
/** How long a page may take to be rendered again after the cache was emptied. */
const renderedWithinMs = 5_000;

export type Result = {
  event: Event;
  before: Measurements;
  after: Measurements;
  published: number;
  requests: { acknowledged: number; lost: number; doubled: number; proofs: number; sentAgain: number };
  programs: ReturnType<Watch['report']>;
  /** What each web server read from the CMS after its cache was emptied, and how often. */
  reads: readonly { address: string; times: number }[];
};

/** What was acknowledged is stored, and nothing else is: a request that is there twice has two references. */
async function compareWithDatabase(url: string, earlier: ReadonlySet<string>, submissions: readonly Submission[]) {
  const rows = await askDatabase(url, 'SELECT reference FROM prayer_requests');
  const stored = rows.map((row) => row['reference'] ?? '').filter((reference) => !earlier.has(reference));
  const acknowledged = submissions.flatMap(({ reference }) => (reference === undefined ? [] : [reference]));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((reference) => !stored.includes(reference)).length,
    doubled: stored.length - new Set(acknowledged).size,
    proofs: submissions.filter(({ proofs }) => proofs > 0).length,
    sentAgain: submissions.filter(({ attempts, proofs }) => attempts > proofs + 1).length,
  };
}

async function emptyCaches(sites: readonly string[]): Promise<void> {
  const headers = { Authorization: `Bearer ${purgeSecret}` };
  await Promise.all(sites.map((site) => ask(`${site}/_purge`, { method: 'POST', headers })));
}

/** One run of the story, with something that happens half-way; before and after are measured apart. */
export async function runStory(
  replicas: Replicas,
  event: Event,
  { minutes, readers }: Pick<Options, 'minutes' | 'readers'>,
  run: number,
): Promise<Result> {
  const { postgres, first, headers, library, programs } = replicas;
  const counted = event === 'cache emptied' ? await startCountedSites(replicas) : undefined;
  const sites = counted?.sites ?? replicas.sites;
  if (counted !== undefined) await readEveryPage(sites, library);
  const rows = await askDatabase(postgres.url, 'SELECT reference FROM prayer_requests');
  const earlier = new Set(rows.map((row) => row['reference'] ?? ''));
  const [before, after] = [new Measurements(), new Measurements()];
  const measurements = new SwitchedMeasurements(before);
  const watch = new Watch(programs);
  const leave = new AbortController();
  const totalMs = minutes * minute;
  const reads: { address: string; times: number }[] = [];

  const happen = async () => {
    await delay(totalMs / 2);
    measurements.switchTo(after);
    if (event === 'CMS killed') process.kill(first.site.cms.pid ?? 0, 'SIGKILL');
    if (event === 'database restarted') {
      await postgres.kill('SIGINT');
      await delay(databaseAwayMs);
      await postgres.restart();
    }
    if (counted !== undefined) {
      for (const proxy of counted.counts) proxy.take();
      await emptyCaches(counted.sites);
      await delay(renderedWithinMs);
      for (const proxy of counted.counts) for (const [address, times] of proxy.take()) reads.push({ address, times });
    }
  };

  const story = keepReaders({
    sites,
    library,
    measurements,
    count: readers,
    arriveWithinMs: Math.min(minute / 2, totalMs / 4),
    // What they would ask the CMS for is no rendering.
    someClick: counted === undefined,
    leave: leave.signal,
  });
  const submitting = keepSubmitting(sites, run, measurements, leave.signal);
  // In the counted run a publication would empty the cache as well.
  const publishing =
    counted === undefined
      ? keepPublishing(sites, headers, Math.min(minute, totalMs / 4), measurements, leave.signal)
      : Promise.resolve(0);
  const watching = watch.until(leave.signal);
  const happening = happen();
  await delay(totalMs);
  leave.abort();
  const [, submissions, published] = await Promise.all([story, submitting, publishing, watching, happening]);
  await counted?.stop();
  return {
    event,
    before,
    after,
    published,
    requests: await compareWithDatabase(postgres.url, earlier, submissions),
    programs: watch.report(),
    reads,
  };
}

/** Goes into one of two, so that what comes after an event is told from what came before it. */
class SwitchedMeasurements extends Measurements {
  #current: Measurements;

  constructor(first: Measurements) {
    super();
    this.#current = first;
  }

  switchTo(next: Measurements): void {
    this.#current = next;
  }

  override record(name: string, milliseconds: number): void {
    this.#current.record(name, milliseconds);
  }

  override fail(reason: string): void {
    this.#current.fail(reason);
  }
}
