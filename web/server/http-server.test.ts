import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer } from './http-server';
import { RawConnection } from './testing/raw-connection';

it('hears others between two requests that one connection sent at once', async () => {
  const order: string[] = [];
  const server = createHttpServer(
    ({ url = '' }, response) => {
      order.push(url);
      setImmediate(() => order.push('others'));
      response.end(url);
    },
    { isBehindProxy: true },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sent = ['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`).join('');
  const connection = await RawConnection.open(`http://127.0.0.1:${port}`, sent);
  await connection.until('/3');
  expect(order.slice(0, 5)).toEqual(['/1', 'others', '/2', 'others', '/3']);
  connection.socket.destroy();
  server.close();
});
