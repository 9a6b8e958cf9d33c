import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOrUnpackCaddy } from '../lib/caddy';
import { freePorts } from '../lib/ports';
import { Refusal } from '../lib/refusal';

export interface Caddy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Runs Caddy with the Caddyfile of the deployment, without TLS, in front of these web servers. */
export async function startCaddy(root: string, webUrls: readonly string[]): Promise<Caddy> {
  const program = await findOrUnpackCaddy(root);
  if (program === undefined) throw new Refusal('There is no Caddy here, and apt-get could not bring one.');
  const folder = mkdtempSync(join(tmpdir(), 'ministry-caddy-'));
  const [port, adminPort] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const deployed = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8');
  const upstreams = webUrls.map((webUrl) => new URL(webUrl).host).join(' ');
  const file = deployed.replaceAll('web:3000', upstreams).replace(/^\{\n/, '{\n\tdefault_bind 127.0.0.1\n');
  writeFileSync(join(folder, 'Caddyfile'), file);
  const caddy = spawn(program, ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: {
      ...process.env,
      SITE_ADDRESS: url,
      ACME_EMAIL: 'admin@example.org',
      CADDY_ADMIN: `127.0.0.1:${adminPort}`,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = once(caddy, 'close');
  const endWithUs = () => caddy.kill('SIGTERM');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    caddy.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = performance.now() + 30_000;
  while (!(await fetch(`${url}/robots.txt`).catch(() => undefined))?.ok) {
    if (caddy.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`Caddy did not start:\n${log}`);
    }
    await delay(100);
  }
  return { url, stop };
}
