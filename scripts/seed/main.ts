import { parseArgs } from 'node:util';
import { openDataFolder } from '../lib/data-folder';
import { ROOT } from '../lib/root';
import { purgePages } from './purge';
import { reportLines } from './report';
import { seed } from './seed';
import { loadStrapi } from './strapi';

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const { variables } = await openDataFolder(ROOT, { alone: false });
// Once at the end, instead of after each of some hundred changes.
Object.assign(process.env, variables, { PURGE_URLS: '' });

const strapi = await loadStrapi(ROOT);
try {
  const outcomes = await seed(strapi, { force: values.force });
  console.log(reportLines(outcomes).join('\n'));
} finally {
  await strapi.destroy();
  await purgePages(variables['PURGE_URLS'], variables['PURGE_SECRET']);
}
process.exit();
