import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
// The steps and the configurations of Vitest and Playwright read it.
if (values.all) process.env['TEST_ALL'] = 'true';

const { selectSteps, steps } = await import('./steps');
const { runSteps } = await import('./run-steps');

const [only] = positionals;
const selected = selectSteps(steps, only);
if (selected.length === 0) {
  console.error(`There is no step "${only ?? ''}". The steps are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const { passed, failed } = await runSteps(selected);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
