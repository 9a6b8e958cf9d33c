import { once } from 'node:events';
import { createServer } from 'node:http';

/** Stands for the web server: counts the purges that carry the secret. `GET` answers the count. */
export async function startPurgeRecorder(secret: string): Promise<{ url: string; stop: () => void }> {
  let count = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(String(count));
      return;
    }
    const allowed = request.headers.authorization === `Bearer ${secret}`;
    if (allowed) {
      count += 1;
    }
    response.writeHead(allowed ? 204 : 401).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The purge recorder has no port');
  }
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
