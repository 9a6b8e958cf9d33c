import type { Counts } from './report';
import type { Outcome, Step } from './steps';

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

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
  const { counts } = outcome;
  const tests = counts === undefined ? '' : `, ${counts.passed} tests passed, ${counts.failed} failed`;
  console.log(`${outcome.ok ? '✓' : '✗'} ${step.name} (${seconds(started)}${tests})`);
  if (!outcome.ok) console.log(`${outcome.output.trimEnd()}\n`);
  return outcome;
}

interface Ended {
  readonly step: Step;
  readonly outcome: Outcome;
}

/** As many as small machines have cores: more would only make each other late. */
const sideBySide = 2;

/** Runs a stage's steps in their order, the next one as soon as there is room for it. */
async function runStage(steps: readonly Step[]): Promise<readonly Ended[]> {
  const waiting = [...steps];
  const ended: Ended[] = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      ended.push({ step, outcome: await runStep(step) });
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, runWaiting));
  return ended;
}

/** Runs one stage after the other; one that later ones need ends the run when it fails. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  const stages = [...new Set(steps.map(({ stage }) => stage))].sort((a, b) => a - b);
  for (const stage of stages) {
    const outcomes = await runStage(steps.filter((step) => step.stage === stage));
    for (const { outcome } of outcomes) {
      const { passed, failed } = count(outcome);
      total.passed += passed;
      total.failed += failed;
    }
    if (outcomes.some(({ step, outcome }) => step.needed === true && !outcome.ok)) {
      console.log('What follows needs that, and is left out.');
      break;
    }
  }
  console.log(`All steps: ${seconds(started)}`);
  return total;
}
