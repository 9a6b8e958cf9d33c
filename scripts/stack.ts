import { parseArgs } from 'node:util';
import { buildWhatChanged } from './lib/build';
import { readEnvFile } from './lib/environment';
import { step } from './lib/progress';
import { ROOT } from './lib/root';
import { askedToStop } from './lib/shutdown';
import { startStack, type Stack } from './lib/stack';
import { freePort } from './lib/ports';
import { Refusal } from './lib/refusal';
import { buildImages, missingForImages, startImages } from './images/image-stack';
import { publishPort } from './images/publish-port';

const { values } = parseArgs({ options: { images: { type: 'boolean', default: false } } });
const asked = askedToStop();
const settings = { ...readEnvFile(ROOT), ...process.env };
const port = (name: string) => (settings[name] === undefined ? undefined : Number(settings[name]));
const onLine = (service: string, line: string) => console.log(`${service} | ${line}`);

type Running = Pick<Stack, 'url' | 'admin' | 'stop'> & { readonly died: Promise<string> };

async function startPrograms(): Promise<Running> {
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
  return { ...stack, died: stack.site.died };
}

async function startContainers(): Promise<Running> {
  const missing = await missingForImages();
  if (missing !== undefined) throw new Refusal(missing);
  const publicPort = port('PORT') ?? (await freePort());
  const url = `https://localhost:${publicPort}`;
  await buildImages();
  const { admin, project } = await step('Starting the containers', () => startImages(url, { onLine }));
  const closePort = await publishPort(project, publicPort);
  return {
    url,
    admin,
    died: project.died,
    async stop() {
      closePort();
      await project.down();
    },
  };
}

const stack = await (values.images ? startContainers() : startPrograms());
console.log(`\nThe site is at ${stack.url}, its panel at ${stack.url}/admin/panel`);
console.log(`  super-admin  ${stack.admin.email}  ${stack.admin.password}`);
console.log('Ctrl-C stops it and removes its data.\n');

const death = await Promise.race([stack.died, asked.then(() => undefined)]);
if (death !== undefined) console.error(`${death}; stopping the rest.`);
await stack.stop();
process.exit(death === undefined ? 0 : 1);
