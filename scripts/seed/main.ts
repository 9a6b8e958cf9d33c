import { parseArgs } from 'node:util';
import { openDataFolder } from '../lib/data-folder';
import { ROOT } from '../lib/root';
import { reportLines } from './report';
import { openSite, seed } from './seed';
import { loadStrapi } from './strapi';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { force: flag, open: flag } });
const { variables } = await openDataFolder(ROOT, { alone: false });
// Not a call to every web server for each of some hundred changes: they notice new content within five seconds.
Object.assign(process.env, variables, { PURGE_URLS: '' });

const strapi = await loadStrapi(ROOT);
try {
  const outcomes = await seed(strapi, { force: values.force });
  console.log(reportLines(outcomes).join('\n'));
  if (values.open) await openSite(strapi);
} finally {
  await strapi.destroy();
}
process.exit();
