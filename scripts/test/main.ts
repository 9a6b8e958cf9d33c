import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
// The steps and the configurations of Vitest and Playwright read it.
if (values.all) process.env['TEST_ALL'] = 'true';

const { selectSteps } = await import('./steps');
const { runSteps } = await import('./run-steps');

const { passed, failed } = await runSteps(selectSteps(positionals));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
