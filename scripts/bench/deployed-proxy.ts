import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      .replace('reverse_proxy web:3000', `reverse_proxy 127.0.0.1:${webPort}`),
  );
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      SITE_ADDRESS: origin,
      ACME_EMAIL: 'bench@example.org',
      // Its certificates go with it.
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
