import { join } from 'node:path';
import { buildWhatChanged } from './lib/build';
import { openDataFolder } from './lib/data-folder';
import { waitUntilReady } from './lib/health';
import { ROOT } from './lib/root';
import { runSeed } from './lib/seed-run';
import { needsSeed } from './lib/seed-state';
import { askedToStop, startService } from './lib/service';
import { step } from './lib/progress';
import { refuseBusyPorts } from './lib/site';

const asked = askedToStop();
const environment = await openDataFolder(ROOT, { alone: true });
await refuseBusyPorts(environment);
// The panel and the seed come from the build; what is worked on is compiled anew by the two programs below.
await buildWhatChanged(ROOT);
if (await needsSeed(ROOT, environment)) await step('Loading the demo content', () => runSeed(ROOT, environment));

const env = { ...environment.variables, NODE_ENV: 'development' };
const { HOST: host = '127.0.0.1' } = environment.variables;
const show = (name: string) => (line: string) => console.log(`${name} | ${line}`);

const cms = startService(
  'cms',
  {
    args: ['node_modules/@strapi/strapi/bin/strapi.js', 'develop', '--no-build-admin'],
    cwd: join(ROOT, 'cms'),
    env,
  },
  show('cms'),
);
const web = startService(
  'web',
  {
    args: ['node_modules/vite/bin/vite.js', '--host', host, '--port', String(environment.webPort), '--strictPort'],
    cwd: join(ROOT, 'web'),
    env,
  },
  show('web'),
);
const ready = Promise.all([waitUntilReady(cms, environment.cmsUrl), waitUntilReady(web, environment.webUrl)]).then(
  () => console.log(`\nReady at ${environment.publicUrl}; changes show up as they are saved.\n`),
  (error: unknown) => console.error(error instanceof Error ? error.message : error),
);

const death = await Promise.race([cms.ended, web.ended, asked.then(() => undefined)]);
if (death !== undefined) console.error(`${death}; stopping the rest.`);
await Promise.all([cms.stop(), web.stop()]);
await ready;
process.exit(death === undefined ? 0 : 1);
