import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Stands in for the web server: counts authenticated purges, and `GET` answers the count. `PUT` sets a page to fetch at
 * the next purge, and `GET /rendered` answers its content.
 */
export async function startPurgeRecorder(secret: string): Promise<{ url: string; stop: () => void }> {
  let count = 0;
  let page = '';
  let rendered = '';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') {
      response.end(request.url === '/rendered' ? rendered : String(count));
      return;
    }
    if (request.method === 'PUT') {
      page = await text(request);
      response.end();
      return;
    }
    const allowed = request.headers.authorization === `Bearer ${secret}`;
    if (allowed) {
      count += 1;
      if (page !== '') rendered = await (await fetch(page)).text();
      page = '';
    }
    response.writeHead(allowed ? 204 : 401).end();
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The purge recorder has no port');
  }
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}
