import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { Refusal } from './refusal';

export async function listenOnFreePort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** For a program that has to be told its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server);
  await close(server);
  return port;
}

/** Free ports that differ from each other: asked for one by one, the system may give the same twice. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Keeps a port from any other program until it is let go of. */
export async function holdPort(port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer();
  await once(server.listen(port, host), 'listening');
  return () => close(server);
}

export async function refuseBusyPort(port: number, host: string, setting: string): Promise<void> {
  try {
    const letGo = await holdPort(port, host);
    await letGo();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Refusal(
      `Port ${port} is in use by another program (perhaps this site, started before). Stop it, or set ${setting} to another port.`,
    );
  }
}
