import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The reference: Node's own HTTP server, which answers with the bytes of one page and nothing else. The throughput bench
 * starts it as a child process, sends it the page and gets the port.
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
