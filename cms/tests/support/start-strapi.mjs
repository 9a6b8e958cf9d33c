// Runs Strapi as a program of its own, from the folder that the tests compiled: its process listeners, its environment
// and its global `strapi` stay out of Vitest's process.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const [, , distDirectory] = process.argv;

const app = createStrapi({ appDir: process.cwd(), distDir: distDirectory });

const { REACHED_PORT_FILE: portFile, SIGN_IN_LIMIT: signInLimit, TEST_CONFIG: overrides = '{}' } = process.env;
for (const [path, value] of Object.entries(JSON.parse(overrides))) app.config.set(path, value);
if (signInLimit === 'off') app.config.set('admin.rateLimit.enabled', false);
// A test that needs another server runs it on this machine, which the CMS never reaches otherwise. As long as this file
// exists, the port in it can be reached.
if (portFile) {
  const { publicNetwork } = require(join(distDirectory, 'src/media/outside-image/fetch-outside-image.js'));
  app.config.set('site.images.reach', {
    ...publicNetwork,
    isAllowed: (address) => publicNetwork.isAllowed(address) || (address === '127.0.0.1' && existsSync(portFile)),
    isPort: (port) => publicNetwork.isPort(port) || (existsSync(portFile) && readFileSync(portFile, 'utf8') === port),
  });
}

process.stdin.on('end', () => process.exit(1)).resume();
process.on('SIGTERM', () => void app.destroy().then(() => process.exit(0)));
await app.start();
process.send(app.server.httpServer.address().port);
