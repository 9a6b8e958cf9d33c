import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePorts } from '../lib/ports';
import { ROOT } from '../lib/root';

export type DeployedProxy = { origin: string; stop(): void };

export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).error === undefined;
}

/** Caddy with the configuration of the deployment, in front of a server on this machine: HTTP/2 over TLS. */
export async function startDeployedProxy(webPort: number): Promise<DeployedProxy> {
  const [port = 0] = await freePorts(1);
  const origin = `https://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'ministry-caddy-'));
  const file = join(folder, 'Caddyfile');
  const deployed = readFileSync(join(ROOT, 'deploy/Caddyfile'), 'utf8');
  writeFileSync(
    file,
    deployed
      .replace(/^\{/, '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects')
      .replaceAll('web:3000', `127.0.0.1:${webPort}`),
  );
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_ADDRESS: origin,
      ACME_EMAIL: 'bench@example.org',
      // Its certificates are removed with the folder.
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  const stop = () => {
    caddy.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

export type BarePage = { port: number; stop(): Promise<void> };

/** The reference for a first paint: the HTML and CSS of a page, without its scripts and their data. */
export async function startBarePage(address: string): Promise<BarePage> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const html = (await answer.text())
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '');
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const found = request.url === '/';
    response.writeHead(found ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(found ? { 'Content-Encoding': 'br', 'Content-Length': body.length } : {}),
    });
    response.end(found ? body : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
