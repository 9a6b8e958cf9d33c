import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/root';
import { freePort, listenOnFreePort } from '../../../scripts/lib/ports';
import { runningStack } from './stack';

export interface OwnWebServer {
  readonly url: string;
  /** Disconnects the CMS. */
  readonly loseCms: () => Promise<void>;
  /** Stops the server and resolves with its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** A web server for one journey, which can be disconnected from the shared CMS. */
export async function startOwnWebServer(
  cmsUrl = runningStack().cmsUrl,
  variables: Readonly<Record<string, string>> = {},
): Promise<OwnWebServer> {
  const cms = new URL(cmsUrl);
  const sockets = new Set<Socket>();
  const line = createServer((visitor) => {
    const upstream = connect(Number(cms.port), cms.hostname);
    for (const socket of [visitor, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    visitor.pipe(upstream).pipe(visitor);
  });
  const linePort = await listenOnFreePort(line);
  const port = Number(variables['PORT'] ?? (await freePort()));
  const url = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, [join(ROOT, 'web/dist/server/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      CMS_URL: `http://127.0.0.1:${String(linePort)}`,
      PURGE_SECRET: 'known to this journey',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its first output line means that it is listening.
  await once(child.stdout, 'data');
  child.stdout.resume();

  const loseCms = async () => {
    if (!line.listening) return;
    line.close();
    for (const socket of sockets) socket.destroy();
    await once(line, 'close');
  };
  return {
    url,
    loseCms,
    stop: async () => {
      await loseCms();
      if (child.exitCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
