import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import * as application from '../../src/app/entry-server';
import { createApp } from '../app';
import { readEnvironment } from '../environment';
import { readTranslations } from '../translations';

export type DevSite = Awaited<ReturnType<typeof createDevSite>>;

/** The server of production, with sources instead of a build. */
export async function createDevSite(vite: ViteDevServer) {
  const environment = readEnvironment(process.env);
  const app = createApp({
    environment,
    translations: readTranslations(environment.extraLanguages, path.resolve('..', environment.translationsDirectory)),
    development: true,
    logger: { level: 'warn', base: null },
    site: {
      ...application,
      assets: { entry: '/src/app/entry-client.tsx', fonts: [], chunks: () => [], laterChunks: () => [] },
      clientDirectory: null,
      finishDocument: (html, path) => vite.transformIndexHtml(path, html),
    },
  });
  await app.ready();
  const handle = (request: IncomingMessage, response: ServerResponse) => app.routing(request, response);
  return { handle, close: () => app.close() };
}
