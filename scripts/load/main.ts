import { buildWhatChanged } from '../lib/build';
import { step } from '../lib/progress';
import { ROOT } from '../lib/root';
import { askedToStop } from '../lib/shutdown';
import { measureCosts } from './costs';
import { Measurements } from './measurements';
import { readOptions } from './options';
import { keepReaders, readEveryPage } from './readers';
import { startReplicas } from './replicas';
import { faultsOf, printCosts, printResult } from './report';
import { runStory } from './run';
import { keepSubmitting } from './visitors';

const idleMs = 30_000;
/** Few enough to get in nobody's way, and enough for percentiles. */
const idleReaders = 40;

const asked = askedToStop();
const options = readOptions(process.argv.slice(2));
await buildWhatChanged(ROOT);
const replicas = await step('Starting PostgreSQL, two CMSes and two web servers', startReplicas);
void asked.then(async () => {
  await replicas.stop();
  process.exit(1);
});
const faults: string[] = [];
try {
  const costs = await step('Costs of one of each', () => measureCosts(replicas));
  printCosts(costs);
  const { sites, library } = replicas;
  await step('Reading every page once', () => readEveryPage(sites, library));
  const idle = new Measurements();
  await step(`${idleReaders} readers for ${idleMs / 1000} s, to compare with`, async () => {
    const leave = AbortSignal.timeout(idleMs);
    const crowd = { sites, library, measurements: idle, count: idleReaders, arriveWithinMs: idleMs / 2, leave };
    await Promise.all([keepReaders({ ...crowd, someClick: true }), keepSubmitting(sites, 250, idle, leave)]);
  });
  for (const [at, event] of options.runs.entries()) {
    const title = `${options.readers} readers for ${options.minutes} min; half-way: ${event}`;
    const result = await step(title, () => runStory(replicas, event, options, at + 1));
    printResult(result, idle);
    faults.push(...faultsOf(result));
  }
} finally {
  await replicas.stop();
}
console.log(faults.length === 0 ? '\nNo errors, nothing lost, nothing doubled.' : `\n${faults.join('\n')}`);
process.exit(faults.length === 0 ? 0 : 1);
