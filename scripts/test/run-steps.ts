import { seconds } from '../lib/progress';
import type { Counts } from './report';
import type { Outcome } from './runners';
import type { Step } from './steps';

/** A step that failed without a failed test (a check, a runner that broke down) counts as one failure. */
function count({ ok, counts }: Outcome): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  let outcome: Outcome;
  try {
    outcome = await step.run();
  } catch (error) {
    outcome = { ok: false, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  const { counts, unchanged } = outcome;
  const tests = counts === undefined ? '' : `, ${counts.passed} tests passed, ${counts.failed} failed`;
  const time = unchanged === true ? 'unchanged since it passed' : seconds(started);
  console.log(`${outcome.ok ? '✓' : '✗'} ${step.name} (${time}${tests})`);
  if (!outcome.ok) console.log(`${outcome.output.trimEnd()}\n`);
  return outcome;
}

/** One more than small machines have cores, because most steps also wait for the programs that they started. */
const concurrency = 3;

/** Three side by side, each as soon as its needs have passed. A step whose needs failed is left out. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  const failed = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let waiting = [...steps];

  const isUnfinished = (name: string) => running.has(name) || waiting.some((step) => step.name === name);
  const mayStart = ({ needs = [] }: Step) => !needs.some(isUnfinished);
  const begin = async (step: Step) => {
    const outcome = await runStep(step);
    const counts = count(outcome);
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (!outcome.ok) failed.add(step.name);
    running.delete(step.name);
  };

  while (waiting.length + running.size > 0) {
    const next = waiting.find(mayStart);
    const lacking = next?.needs?.find((name) => failed.has(name));
    if (next !== undefined && (lacking !== undefined || running.size < concurrency)) {
      waiting = waiting.filter((step) => step !== next);
      if (lacking === undefined) {
        running.set(next.name, begin(next));
      } else {
        console.log(`✗ ${next.name} is left out: it needs ${lacking}.`);
        failed.add(next.name);
      }
    } else {
      await Promise.race(running.values());
    }
  }
  console.log(`All steps: ${seconds(started)}`);
  return total;
}
