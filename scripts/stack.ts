import { buildWhatChanged } from './lib/build';
import { readEnvFile } from './lib/environment';
import { step } from './lib/progress';
import { ROOT } from './lib/root';
import { askedToStop } from './lib/service';
import { startStack } from './lib/stack';

const asked = askedToStop();
const settings = { ...readEnvFile(ROOT), ...process.env };
const port = (name: string) => (settings[name] === undefined ? undefined : Number(settings[name]));
const onLine = (service: string, line: string) => console.log(`${service} | ${line}`);

await buildWhatChanged(ROOT);
const stack = await step('Starting PostgreSQL, the CMS and the site', () =>
  startStack(ROOT, {
    databaseUrl: settings['DATABASE_URL'],
    webPort: port('PORT'),
    cmsPort: port('CMS_PORT'),
    seed: true,
    onLine,
  }),
);
console.log(`\nThe site is at ${stack.url}, its panel at ${stack.url}/admin/panel`);
console.log(`  super-admin  ${stack.admin.email}  ${stack.admin.password}`);
console.log('Ctrl-C stops it and removes its data.\n');

const death = await Promise.race([stack.site.died, asked.then(() => undefined)]);
if (death !== undefined) console.error(`${death}; stopping the rest.`);
await stack.stop();
process.exit(death === undefined ? 0 : 1);
