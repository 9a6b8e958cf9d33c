import { availableParallelism } from 'node:os';
import type { Cost } from './costs';
import type { Measurements } from './measurements';
import type { Result } from './run';

const ms = (milliseconds: number) => (Number.isNaN(milliseconds) ? '–' : milliseconds.toFixed(1));
const ratio = (later: number, earlier: number) =>
  Number.isNaN(later) || Number.isNaN(earlier) ? '–' : (later / earlier).toFixed(2);

/** Times half-way before and after, each against a nearly idle site in the same run of the command. */
function times({ event, before, after }: Result, idle: Measurements) {
  const names = [...new Set([...before.names, ...after.names])].sort();
  return names.map((name) => {
    const [first, second, quiet] = [before, after, idle].map((measured) => measured.percentiles(name));
    return {
      half: event,
      name,
      count: (first?.count ?? 0) + (second?.count ?? 0),
      p50: ms(first?.p50 ?? Number.NaN),
      p95: ms(first?.p95 ?? Number.NaN),
      p99: ms(first?.p99 ?? Number.NaN),
      'p95 / idle': ratio(first?.p95 ?? Number.NaN, quiet?.p95 ?? Number.NaN),
      'p95 after': ms(second?.p95 ?? Number.NaN),
      'p99 after': ms(second?.p99 ?? Number.NaN),
      'p95 after / before': ratio(second?.p95 ?? Number.NaN, first?.p95 ?? Number.NaN),
    };
  });
}

function errorsOf(measured: Measurements): string {
  return [...measured.errors].map(([reason, count]) => `${reason} ×${count}`).join(', ') || 'none';
}

export function printCosts(costs: readonly Cost[]): void {
  console.log('\nProcessor time of all programs for one of each, in milliseconds');
  console.table(costs);
}

export function printResult(result: Result, idle: Measurements): void {
  const { event, requests, reads, published } = result;
  console.log(`\nHalf-way: ${event} (milliseconds; ${availableParallelism()} cores, shared with whatever else runs)`);
  console.table(times(result, idle));
  console.table(result.programs);
  console.log(`Errors before: ${errorsOf(result.before)}`);
  console.log(`Errors after: ${errorsOf(result.after)}`);
  console.log(`Published: ${published}`);
  console.log(
    `Requests acknowledged: ${requests.acknowledged}, lost ${requests.lost}, doubled ${requests.doubled}; ` +
      `${requests.proofs} with a proof of work, ${requests.sentAgain} sent again after an error`,
  );
  if (event !== 'cache emptied') return;
  const renders = rendersOf(result);
  const total = renders.reduce((sum, { times: count }) => sum + count, 0);
  console.log(`Rendered after the caches were emptied: ${renders.length} pages, ${total} times in all`);
  console.log(`Read for them from the CMS: ${reads.reduce((sum, { times: count }) => sum + count, 0)} answers`);
}

/** What one page alone reads, so that it tells how often that page was rendered by one web server. */
const ofOnePage = /^\/api\/(?:home-page|prayer-page|articles\/|training-modules\/)/;

function rendersOf({ reads }: Result): Result['reads'] {
  return reads.filter(({ address }) => ofOnePage.test(address));
}

/** What must hold however busy the machine is. */
export function faultsOf(result: Result): readonly string[] {
  const { event, before, after, requests } = result;
  const isRepeated = (reason: string) => reason.endsWith('again');
  const errors = [before, after].flatMap((measured) => [...measured.errors.keys()]);
  // While the database is away, what asks the CMS is refused, and pages come from the cache.
  const isExpected = (reason: string) =>
    isRepeated(reason) || (event === 'database restarted' && reason.includes('by a click: 503'));
  return [
    ...errors.filter((reason) => !isExpected(reason)),
    ...(requests.lost > 0 ? [`${requests.lost} requests were lost`] : []),
    ...(requests.doubled > 0 ? [`${requests.doubled} requests were stored twice`] : []),
    ...rendersOf(result)
      .filter(({ times: count }) => count > 1)
      .map(({ address, times: count }) => `the page of ${address} was rendered ${count} times`),
  ].map((fault) => `${event}: ${fault}`);
}
