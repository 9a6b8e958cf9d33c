import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type RunningServer = { url: string; stop(): Promise<void> };

/** A real server on a free port, for tests of what travels over the wire. */
export async function startServer(listener: RequestListener, port = 0): Promise<RunningServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actualPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
