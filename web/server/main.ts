import path from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import * as application from '../src/app/entry-server';
import { createApp } from './app';
import { readAssets } from './bundle/manifest';
import { readEnvironment } from './environment';

// The build puts this file into dist/server, beside dist/client.
const clientDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client');

const environment = readEnvironment(process.env);
const app = createApp({
  environment,
  site: { ...application, assets: readAssets(clientDirectory), clientDirectory },
  logger: {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
  },
});
// Told to stop, it takes no new connections and finishes what it is answering.
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error({ err }, 'the server ends');
  await app.close();
});
await app.listen({ port: environment.port, host: environment.host });
