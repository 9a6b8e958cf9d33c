import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from './refusal';

async function listen(port: number, host: string): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

export function freePort(): Promise<number> {
  return listen(0, '127.0.0.1');
}

/** Free ports that differ from each other: asked for one by one, the system may give the same twice. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

export async function refuseBusyPort(port: number, host: string, setting: string): Promise<void> {
  try {
    await listen(port, host);
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
