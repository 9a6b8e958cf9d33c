import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { Refusal } from './refusal';

async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** Listens on a free port and returns it. */
export function listenOnFreePort(server: Server): Promise<number> {
  return listen(server, 0, '127.0.0.1');
}

async function tryPort(port: number, host: string): Promise<number> {
  const server = createServer();
  const found = await listen(server, port, host);
  server.close();
  await once(server, 'close');
  return found;
}

/** For a program that has to be told its port. */
export function freePort(): Promise<number> {
  return tryPort(0, '127.0.0.1');
}

/** Free ports that differ from each other: asked for one by one, the system may give the same twice. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

export async function refuseBusyPort(port: number, host: string, setting: string): Promise<void> {
  try {
    await tryPort(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program (perhaps this site, started before). Stop it, or set ${setting} to another port.`,
      );
    }
    throw error;
  }
}

/** Keeps a port from any other program until it is let go of. */
export async function holdPort(port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
