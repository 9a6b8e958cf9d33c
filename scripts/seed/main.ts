import { parseArgs } from 'node:util';
import { openDataFolder } from '../lib/data-folder';
import { ROOT } from '../lib/root';
import { reportLines } from './report';
import { seed } from './seed';
import { loadStrapi } from './strapi';

const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
const { variables } = await openDataFolder(ROOT, { alone: false });
// Not a call to every web server for each of some hundred changes: they notice new content within five seconds.
Object.assign(process.env, variables, { PURGE_URLS: '' });

const strapi = await loadStrapi(ROOT);
try {
  const outcomes = await seed(strapi, { force: values.force });
  console.log(reportLines(outcomes).join('\n'));
} finally {
  await strapi.destroy();
}
process.exit();
