import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type ListenOptions, type NetConnectOpts } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../lib/root';
import type { Project } from './project';

/** Hands every connection that comes here on to there. Resolves once it listens. */
async function relay(here: ListenOptions, there: NetConnectOpts): Promise<() => void> {
  const server = createServer((from) => {
    const to = connect(there);
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
    from.pipe(to).pipe(from);
  }).listen(here);
  await once(server, 'listening');
  return () => server.close();
}

const ownFile = fileURLToPath(import.meta.url);

/**
 * Lets browsers of this machine reach Caddy at a port, as `ports` in the compose file does. A socket in the file system
 * leads into the network of the containers, so all visitors have one address there.
 */
export async function publishPort(project: Project, port: number): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-port-'));
  const socket = join(folder, 'socket');
  const args = ['--import', 'tsx', ownFile, socket];
  const inner = project.inNetwork({ command: process.execPath, args, cwd: ROOT });
  const child = spawn(inner.command, inner.args, { cwd: inner.cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  // Its first line says that it listens.
  await once(child.stdout, 'data');
  const close = await relay({ host: '127.0.0.1', port }, { path: socket });
  return () => {
    close();
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}

// Run by itself, it is the end of it in the network of the containers.
const [, script, socket] = process.argv;
if (script === ownFile && socket !== undefined) {
  await relay({ path: socket }, { host: '127.0.0.1', port: 443 });
  console.log('listening');
}
