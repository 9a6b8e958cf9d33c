import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { destination, stdTimeFunctions } from 'pino';
import * as application from '../src/app/entry-server';
import { createApp } from './app';
import { readAssets } from './bundle/manifest';
import { fetchFromAnyCms } from './cms-connections';
import { readEnvironment } from './environment';
import { readTranslations } from './translations';
import { countLogLine, createMetrics, startMetricsServer } from './watching/metrics';

// The build puts this file into dist/server, beside dist/client.
const clientDirectory = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../client');

const environment = readEnvironment(process.env);
fetchFromAnyCms(environment.cmsUrls);
const translations = readTranslations(
  environment.extraLanguages,
  path.resolve(clientDirectory, '../../..', environment.translationsDirectory),
);
// Requests do not wait for their log lines to be written.
const log = destination({ sync: false });
const metrics = createMetrics();
const app = createApp({
  environment,
  translations,
  metrics,
  site: { ...application, assets: readAssets(clientDirectory), clientDirectory },
  logger: {
    level: process.env['LOG_LEVEL'] ?? 'info',
    base: null,
    formatters: { level: (level) => ({ level }) },
    timestamp: stdTimeFunctions.isoTime,
    hooks: {
      logMethod(line, write, level) {
        countLogLine(metrics, level);
        write.apply(this, line);
      },
    },
    stream: log,
  },
});
for (const { locale, texts, translated } of translations) {
  app.log.info({ locale, translated, texts: Object.keys(texts).length }, 'a language is offered');
}
const metricsServer = environment.metrics && (await startMetricsServer(metrics, environment.metrics));
// On a signal the server takes no new connections, and finishes its answers and its log.
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  if (err) app.log.error({ err }, 'the server ends');
  await app.close();
  await metricsServer?.stop();
  log.end();
  await once(log, 'close');
});
await app.listen({ port: environment.port, host: environment.host });
