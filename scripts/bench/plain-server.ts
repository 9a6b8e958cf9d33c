import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The yardstick: Node's own HTTP server answering the bytes of one page and nothing else. Started as a child process
 * by the throughput bench, which sends the page over and gets the port back.
 */
process.once('message', (message: { body: string; headers: Record<string, string> }) => {
  const body = Buffer.from(message.body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...message.headers, 'content-length': body.length });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port });
  });
});
process.once('disconnect', () => process.exit(0));
