import { selectSteps, steps } from './steps';
import { runSteps } from './run-steps';

const [only] = process.argv.slice(2);
const selected = selectSteps(steps, only);
if (selected.length === 0) {
  console.error(`There is no step "${only ?? ''}". The steps are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const { passed, failed } = await runSteps(selected);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
