import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevSite } from './dev-site';

const devSiteModule = '/server/dev/dev-site.ts';
/** What Vite itself answers: sources, its own client, and the files in `public`. */
const vitePaths = /^\/(?:@|src\/|node_modules\/|\.\.\/|favicon|apple-touch-icon|site\.webmanifest)|^\/[^?]*\.(?:tsx?|woff2)(?:\?|$)/;

/** `vite` serves the same server as production, loaded through Vite so that every edit shows at once. */
export function devServer(): Plugin {
  return {
    name: 'dev-server',
    apply: 'serve',
    configureServer(server) {
      if (process.env['VITEST']) return;
      const currentSite = keepCurrent(server);
      server.middlewares.use((request, response, next) => {
        if (vitePaths.test(request.url ?? '')) return next();
        currentSite()
          .then((site) => site.handle(request, response))
          .catch((error: unknown) => fail(server, response, error));
      });
    },
  };
}

/** Vite hands out a new module after an edit; what the old one had opened is closed then. */
function keepCurrent(server: ViteDevServer): () => Promise<DevSite> {
  let current: { module: unknown; site: Promise<DevSite> } | undefined;
  return async () => {
    const module = (await server.ssrLoadModule(devSiteModule)) as typeof import('./dev-site');
    if (current?.module !== module) {
      void current?.site.then((site) => site.close());
      current = { module, site: module.createDevSite(server) };
    }
    return current.site;
  };
}

function fail(server: ViteDevServer, response: ServerResponse<IncomingMessage>, error: unknown): void {
  if (error instanceof Error) server.ssrFixStacktrace(error);
  server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(error instanceof Error ? error.stack : String(error));
}
