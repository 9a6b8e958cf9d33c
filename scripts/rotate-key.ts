import { parseArgs } from 'node:util';
import { buildWhatChanged } from './lib/build';
import { openDataFolder } from './lib/data-folder';
import { readEnvFile, resolveEnvironment } from './lib/environment';
import { holdPort, refuseBusyPort } from './lib/ports';
import { step } from './lib/progress';
import { Refusal } from './lib/refusal';
import { ROOT } from './lib/root';
import { beginKeyChange, endKeyChange } from './lib/secrets';
import { loadStrapi } from './seed/strapi';

// Whoever asks it for help must not lose the old key.
parseArgs();

const settings = { ...readEnvFile(ROOT), ...process.env };
const isGiven = (settings['REQUEST_KEY'] ?? '') !== '';

if (isGiven && (settings['REQUEST_KEY_PREVIOUS'] ?? '') === '') {
  throw new Refusal(
    'REQUEST_KEY comes from the environment, so the new key has to come from there too: set REQUEST_KEY_PREVIOUS to ' +
      'what REQUEST_KEY is now, and REQUEST_KEY to a new one (openssl rand -base64 32). Then start the CMS, which ' +
      'encrypts everything anew, or run this command again.',
  );
}

const { dataDir, cmsPort, variables } = await openDataFolder(ROOT, { alone: true });
// A CMS that ran meanwhile would go on storing under the old key, which nobody keeps. With its port taken none can.
const host = variables['CMS_HOST'] ?? '127.0.0.1';
await refuseBusyPort(cmsPort, host, 'CMS_PORT');
const letGo = await holdPort(cmsPort, host);
// What encrypts must be the program of now.
await buildWhatChanged(ROOT);

// If it is interrupted, run it again: both keys are stored until everything is stored under the new one.
if (!isGiven) beginKeyChange(dataDir);
Object.assign(process.env, resolveEnvironment(ROOT).variables);
await step('Encrypting everything under the new key', async () => {
  const strapi = await loadStrapi(ROOT, process.env['CMS_DIST_DIR']);
  await strapi.destroy();
});
if (isGiven) {
  console.log('Everything is stored under REQUEST_KEY now: REQUEST_KEY_PREVIOUS can be taken away.');
} else {
  endKeyChange(dataDir);
  console.log('Everything is stored under the new key; the old one is gone. Earlier backups need the old one.');
}
await letGo();
process.exit();
