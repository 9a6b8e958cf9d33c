import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';
import { run, type Command, type Outcome } from '../lib/run';
import { imageOf } from './build';
import { filesOf, type ImageFiles } from './buildah';
import { readComposeFile, type ComposeService, type Settings } from './compose-file';
import { runContainer, startContainer, type Container, type ContainerOptions, type Mount } from './container';

/** What `docker compose` calls a project: the containers of docker-compose.yml, their network and their volumes. */
export interface Project {
  readonly settings: Settings;
  /** Resolves with what happened when a service ends that nobody stopped. */
  readonly died: Promise<string>;
  /** Starts these services, each after the one before it is healthy. */
  readonly up: (...services: readonly string[]) => Promise<void>;
  /** Runs a service once beside the others: its own command, or another. */
  readonly run: (service: string, ...command: readonly string[]) => Promise<Outcome>;
  readonly container: (service: string) => Container;
  /** The folder of this machine in which a volume lies. */
  readonly volume: (name: string) => string;
  /** A command of this machine, where it reaches the containers as they reach each other. */
  readonly inNetwork: (command: Command) => Command;
  readonly down: () => Promise<void>;
}

/** Commands of this machine as root: the network, and copies that keep their owners. */
async function command(name: string, ...args: readonly string[]): Promise<void> {
  await run({ command: name, args, cwd: ROOT });
}

/** The services share one network of loopback addresses, so each keeps the port that the compose file gives it. */
async function makeNetwork(name: string): Promise<void> {
  await command('ip', 'netns', 'add', name);
  await command('ip', '-n', name, 'link', 'set', 'lo', 'up');
}

export async function createProject(
  settings: Settings,
  onLine: (service: string, line: string) => void = () => undefined,
): Promise<Project> {
  const services = readComposeFile(settings);
  const name = `ministry-${randomBytes(4).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const undo: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const running = new Map<string, Container>();
  const hosts = join(folder, 'hosts');
  writeFileSync(hosts, `127.0.0.1 localhost ${[...services.keys()].join(' ')}\n`);
  await makeNetwork(name);
  undo.push(() => command('ip', 'netns', 'delete', name));

  const volume = (volumeName: string) => join(folder, 'volumes', volumeName);

  /** A new volume begins with what the image has there, and belongs to the same user. */
  async function mountOf(files: ImageFiles, line: string): Promise<Mount> {
    const [source = '', destination = '', mode] = line.split(':');
    const place = source.startsWith('./') ? join(folder, 'bound', source) : volume(source);
    const readOnly = mode === 'ro';
    if (!existsSync(place)) {
      mkdirSync(join(place, '..'), { recursive: true });
      const inImage = join(files.folder, destination);
      if (existsSync(inImage)) await command('cp', '--archive', inImage, place);
      else mkdirSync(place);
    }
    if (source.startsWith('./') && existsSync(join(ROOT, source)))
      cpSync(join(ROOT, source), place, { recursive: true });
    return { source: place, destination, readOnly };
  }

  async function prepare(serviceName: string, id: string): Promise<ContainerOptions> {
    const service = services.get(serviceName);
    if (service === undefined) throw new Error(`docker-compose.yml has no service ${serviceName}.`);
    const files = await filesOf(imageOf(serviceName, service));
    undo.push(files.remove);
    const mounts = await Promise.all(service.volumes.map((line) => mountOf(files, line)));
    const withHosts = [...mounts, { source: hosts, destination: '/etc/hosts', readOnly: true }];
    return { id: `${name}-${id}`, service, files, mounts: withHosts, network: name, folder: join(folder, 'bundles') };
  }

  let runs = 0;
  let tellDeath: (sentence: string) => void;
  const died = new Promise<string>((resolve) => {
    tellDeath = resolve;
  });
  return {
    settings,
    died,
    async up(...names) {
      for (const serviceName of names) {
        const options = await prepare(serviceName, serviceName);
        const container = startContainer(options, (line) => onLine(serviceName, line));
        running.set(serviceName, container);
        undo.push(container.stop);
        void container.ended.then(() => tellDeath(`${serviceName} ended by itself`));
        await untilHealthy(serviceName, options.service, container);
      }
    },
    async run(serviceName, ...given) {
      runs += 1;
      const options = await prepare(serviceName, `${serviceName}-${runs}`);
      return runContainer({ ...options, command: given.length === 0 ? undefined : given });
    },
    container(serviceName) {
      const container = running.get(serviceName);
      if (container === undefined) throw new Error(`${serviceName} was not started.`);
      return container;
    },
    volume,
    inNetwork: ({ command: program, args, ...rest }) => ({
      ...rest,
      command: 'ip',
      args: ['netns', 'exec', name, program, ...args],
    }),
    async down() {
      for (let last = undo.pop(); last !== undefined; last = undo.pop()) await last();
    },
  };
}

/** Asks what the compose file asks, inside the container. */
async function untilHealthy(name: string, { healthcheck }: ComposeService, container: Container): Promise<void> {
  if ('disable' in healthcheck) return;
  const deadline = performance.now() + 180_000;
  const ended = container.ended.then(() => 'ended' as const);
  for (;;) {
    const { code, output } = await container.exec(...healthcheck.test);
    if (code === 0) return;
    if ((await Promise.race([ended, delay(500)])) === 'ended')
      throw new Refusal(`${name} ended before it was healthy:\n${container.output()}`);
    if (performance.now() > deadline) {
      throw new Refusal(`${name} is not healthy after three minutes:\n${output}\n${container.output()}`);
    }
  }
}
