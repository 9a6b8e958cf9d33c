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

/** Runs the steps of each stage side by side; a stage that later ones need ends the run when it fails. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  const started = performance.now();
  const total = { passed: 0, failed: 0 };
  const stages = [...new Set(steps.map(({ stage }) => stage))].sort((a, b) => a - b);
  for (const stage of stages) {
    const outcomes = await Promise.all(
      steps.filter((step) => step.stage === stage).map(async (step) => ({ step, outcome: await runStep(step) })),
    );
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
