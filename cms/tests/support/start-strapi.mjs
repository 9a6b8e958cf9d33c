// Runs Strapi as a program of its own, from the folder that the tests compiled: its process listeners, its environment
// and its global `strapi` stay out of Vitest's process.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { createStrapi } = require('@strapi/strapi');
const [, , distDirectory] = process.argv;

// A test that needs another server to answer has one on this machine, which the program itself never reaches: as long as
// this file is there, the port in it is reached.
const { REACHED_PORT_FILE: portFile } = process.env;
if (portFile) {
  const { reach } = require(join(distDirectory, 'src/media/outside-image/fetch-outside-image.js'));
  const { isAllowed, isPort } = reach;
  Object.assign(reach, {
    isAllowed: (address) => isAllowed(address) || (address === '127.0.0.1' && existsSync(portFile)),
    isPort: (port) => isPort(port) || (existsSync(portFile) && readFileSync(portFile, 'utf8') === port),
  });
}

const app = createStrapi({ appDir: process.cwd(), distDir: distDirectory });

process.stdin.on('end', () => process.exit(1)).resume();
process.on('SIGTERM', () => void app.destroy().then(() => process.exit(0)));
await app.start();
