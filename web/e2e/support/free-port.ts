import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Listens wherever there is room, and says where. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nobody uses, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  server.close();
  await once(server, 'close');
  return port;
}
