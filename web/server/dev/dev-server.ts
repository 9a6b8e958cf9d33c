import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as DevSiteModule from './dev-site';

const devSiteModule = '/server/dev/dev-site.ts';
/** Sources and Vite's own client; files in `public` are Vite's as well. */
const sources = /^\/(?:@|src\/|node_modules\/)|^\/[^?]*\.(?:tsx?|woff2)(?:\?|$)/;

/** `vite` serves the same server as production, loaded through Vite so that every edit shows at once. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST']) return;
      const currentSite = keepCurrent(server);
      server.middlewares.use((request, response, next) => {
        if (isVites(request.url ?? '/', server.config.publicDir)) {
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

function isVites(url: string, publicDirectory: string): boolean {
  if (sources.test(url)) return true;
  const { pathname } = new URL(url, 'http://site.invalid');
  return pathname.lastIndexOf('/') === 0 && pathname !== '/' && existsSync(path.join(publicDirectory, pathname));
}

/** Vite hands out a new module after an edit; what the old one had opened is closed then. */
function keepCurrent(server: ViteDevServer): () => Promise<DevSiteModule.DevSite> {
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
