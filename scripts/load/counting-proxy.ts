import { Agent, createServer, request } from 'node:http';
import { once } from 'node:events';

export type CountingProxy = {
  url: string;
  /** How often each address was asked for since the last look. */
  take: () => ReadonlyMap<string, number>;
  stop: () => Promise<void>;
};

/** Stands before a CMS and counts what is read from it: that many times a page was rendered. */
export async function startCountingProxy(cmsUrl: string): Promise<CountingProxy> {
  let counts = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '';
    if (asked.method === 'GET' && path.startsWith('/api/')) counts.set(path, (counts.get(path) ?? 0) + 1);
    const passedOn = request(cmsUrl + path, { method: asked.method, headers: asked.headers, agent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
    async stop() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
