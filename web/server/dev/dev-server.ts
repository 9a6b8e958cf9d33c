import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as DevSiteModule from './dev-site';

const devSiteModule = '/server/dev/dev-site.ts';
/** Sources and Vite's own client; files in `public` are Vite's as well. */
const sources = /^\/(?:@|src\/|node_modules\/)|^\/[^?]*\.(?:tsx?|woff2)(?:\?|$)/;

/** Runs the server of production inside Vite, so that every edit shows at once. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST']) return;
      const currentSite = reloadOnEdit(server);
      server.middlewares.use((request, response, next) => {
        if (belongsToVite(request.url ?? '/', server.config.publicDir)) {
          next();
          return;
        }
        currentSite()
          .then((site) => site.handle(request, response))
          .catch((error: unknown) => fail(server, response, error));
      });
    },
  };
}

function belongsToVite(url: string, publicDirectory: string): boolean {
  if (sources.test(url)) return true;
  const { pathname } = new URL(url, 'http://site.invalid');
  return pathname.lastIndexOf('/') === 0 && pathname !== '/' && existsSync(path.join(publicDirectory, pathname));
}

/** After an edit Vite loads a new module, and the server of the old one is closed. */
function reloadOnEdit(server: ViteDevServer): () => Promise<DevSiteModule.DevSite> {
  let module: unknown;
  let site: Promise<DevSiteModule.DevSite> | undefined;
  return async () => {
    const loaded = (await server.ssrLoadModule(devSiteModule)) as typeof DevSiteModule;
    if (site && module === loaded) return site;
    void site?.then((outdated) => outdated.close());
    module = loaded;
    site = loaded.createDevSite(server);
    return site;
  };
}

function fail(server: ViteDevServer, response: ServerResponse, error: unknown): void {
  if (error instanceof Error) server.ssrFixStacktrace(error);
  server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.stack : String(error));
}
