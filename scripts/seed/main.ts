import { parseArgs } from 'node:util';
import { resolveEnvironment } from '../lib/environment';
import { ROOT } from '../lib/root';
import { reportLines } from './report';
import { seed } from './seed';
import { loadStrapi } from './strapi';

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
Object.assign(process.env, resolveEnvironment(ROOT).variables);

const strapi = await loadStrapi(ROOT);
try {
  const outcomes = await seed(strapi, { force: values.force });
  console.log(reportLines(outcomes).join('\n'));
} finally {
  await strapi.destroy();
}
process.exit();
