import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { attempt, type Outcome } from '../lib/run';
import type { ImageFiles } from './buildah';
import type { ComposeService } from './compose-file';

const MAX_LINES = 100;

export interface Mount {
  readonly source: string;
  readonly destination: string;
  readonly readOnly: boolean;
}

export interface ContainerOptions {
  /** Unlike any other on this machine. */
  readonly id: string;
  readonly service: ComposeService;
  readonly files: ImageFiles;
  readonly mounts: readonly Mount[];
  /** The network namespace that it shares with the others. */
  readonly network: string;
  /** Of the image, unless another is given. */
  readonly command?: readonly string[] | undefined;
  /** For what the runtime is told. */
  readonly folder: string;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly home: string;
}

function accountIn(files: ImageFiles, user: string): Account {
  const lines = readFileSync(join(files.folder, 'etc/passwd'), 'utf8').split('\n');
  const [, , uid, gid, , home] = lines.find((line) => line.startsWith(`${user}:`))?.split(':') ?? [];
  if (uid === undefined || gid === undefined || home === undefined) throw new Error(`The image has no user ${user}.`);
  return { uid: Number(uid), gid: Number(gid), home };
}

const temporary = ['nosuid', 'nodev'];

/** What Docker tells the same runtime, as far as it follows from the compose file and the image. */
function runtimeConfig({ id, service, files, mounts, network, command }: ContainerOptions): unknown {
  const { uid, gid, home } = accountIn(files, service.user);
  const capabilities = service.cap_add.map((name) => `CAP_${name}`);
  return {
    ociVersion: '1.0.2',
    hostname: id,
    process: {
      user: { uid, gid },
      args: command ?? files.command,
      cwd: files.workingDir,
      env: [
        `HOME=${home}`,
        'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        ...files.environment,
        ...Object.entries(service.environment).map(([name, value]) => `${name}=${value}`),
      ],
      // A user that is not root has none of them, but may be given those that stay in the bounding set.
      capabilities: { bounding: capabilities, effective: [], permitted: [], inheritable: [], ambient: [] },
      noNewPrivileges: true,
    },
    root: { path: files.folder, readonly: service.read_only },
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'strictatime', 'mode=755'] },
      { destination: '/dev/pts', type: 'devpts', source: 'devpts', options: ['nosuid', 'noexec', 'newinstance'] },
      {
        destination: '/dev/shm',
        type: 'tmpfs',
        source: 'shm',
        options: [...temporary, 'mode=1777', `size=${service.shm_size.replace(/b$/, '')}`],
      },
      { destination: '/sys', type: 'sysfs', source: 'sysfs', options: [...temporary, 'noexec', 'ro'] },
      ...service.tmpfs.map((destination) => ({
        destination,
        type: 'tmpfs',
        source: 'tmpfs',
        options: [...temporary, 'noexec', 'mode=1777'],
      })),
      ...mounts.map(({ source, destination, readOnly }) => ({
        destination,
        type: 'bind',
        source,
        options: ['rbind', readOnly ? 'ro' : 'rw'],
      })),
    ],
    linux: {
      namespaces: [
        { type: 'mount' },
        { type: 'pid' },
        { type: 'ipc' },
        { type: 'uts' },
        { type: 'network', path: join('/run/netns', network) },
      ],
      // As Docker sets it, so that Caddy may listen on ports 80 and 443 without being root.
      sysctl: { 'net.ipv4.ip_unprivileged_port_start': '0' },
    },
  };
}

function writeBundle(options: ContainerOptions): string {
  const bundle = join(options.folder, options.id);
  mkdirSync(bundle, { recursive: true });
  // It holds the secrets.
  writeFileSync(join(bundle, 'config.json'), JSON.stringify(runtimeConfig(options)), { mode: 0o600 });
  return bundle;
}

/** Runs a container until its command ends, as `docker compose run --rm` does. */
export function runContainer(options: ContainerOptions): Promise<Outcome> {
  const bundle = writeBundle(options);
  return attempt({ command: 'runc', args: ['run', '--bundle', bundle, options.id], cwd: bundle });
}

export interface Container {
  readonly id: string;
  /** Resolves when its program ends. */
  readonly ended: Promise<void>;
  /** The last that it wrote. */
  readonly output: () => string;
  /** Runs a command beside its program, as the same user. */
  readonly exec: (...command: readonly string[]) => Promise<Outcome>;
  readonly stop: () => Promise<void>;
}

export function startContainer(options: ContainerOptions, onLine: (line: string) => void): Container {
  const { id } = options;
  const bundle = writeBundle(options);
  const child = spawn('runc', ['run', '--bundle', bundle, id], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that Ctrl-C reaches it only through `stop`.
    detached: true,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > MAX_LINES) lines.shift();
      onLine(line);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      lines.push(error.message);
      resolve();
    });
    child.on('close', () => resolve());
  });
  const runc = (...args: readonly string[]) => attempt({ command: 'runc', args, cwd: bundle });
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  return {
    id,
    ended,
    output: () => lines.join('\n'),
    exec: (...command) => runc('exec', id, ...command),
    async stop() {
      await runc('kill', id, 'TERM');
      const patience = new AbortController();
      const tooLong = delay(20_000, true, { signal: patience.signal }).catch(() => false);
      if (await Promise.race([ended.then(() => false), tooLong])) await runc('kill', id, 'KILL');
      patience.abort();
      await ended;
      process.off('exit', endWithUs);
    },
  };
}
