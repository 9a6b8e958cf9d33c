import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as application from '../src/app/entry-server';
import { createApp } from './app';
import { readAssets } from './bundle/manifest';
import { readEnvironment } from './environment';
import { stopGracefully } from './graceful-stop';
import { logStream } from './log-stream';

// The build puts this file into dist/server, beside dist/client.
const clientDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client');

const environment = readEnvironment(process.env);
const app = createApp({
  environment,
  site: { ...application, assets: readAssets(clientDirectory), clientDirectory },
  logger: {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
    stream: logStream((text) => process.stdout.write(text)),
  },
});
stopGracefully(app);
await app.listen({ port: environment.port, host: environment.host });
