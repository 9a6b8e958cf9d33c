import { join } from 'node:path';
import type { Environment, Variables } from './environment';
import { waitUntilReady } from './health';
import { refuseBusyPort } from './ports';
import { startService, type Service } from './service';
import { superviseService, type SupervisedService } from './supervisor';

export interface Site {
  /** Resolves with what happened when one of the programs ends that nobody stopped. */
  readonly died: Promise<string>;
  readonly stop: () => Promise<void>;
  readonly cms: Service;
  readonly web: Service;
}

/** By their names, the secrets that a program does not need. The addresses of servers hold passwords. */
const withheld = {
  cms: /^(?:BACKUP_KEY|POSTGRES_PASSWORD)$/,
  web: /(?<!^PURGE_)SECRET|PASSWORD|KEY|SALT|TOKEN|^(?:DATABASE|SMTP)_URL$/,
};

export function environmentOf(program: keyof typeof withheld, variables: Variables): Variables {
  const given = Object.entries({ ...process.env, ...variables, NODE_ENV: 'production' });
  return Object.fromEntries(given.map(([name, value]) => [name, withheld[program].test(name) ? undefined : value]));
}

function startCms(root: string, { variables }: Environment, onLine: (line: string) => void): Service {
  return startService(
    'cms',
    {
      args: ['node_modules/@strapi/strapi/bin/strapi.js', 'start'],
      cwd: join(root, 'cms'),
      // More than pictures use at a time, so that looking up the database's address never waits for them.
      env: { UV_THREADPOOL_SIZE: '16', ...environmentOf('cms', variables) },
    },
    onLine,
  );
}

function startWeb(root: string, { variables }: Environment, onLine: (line: string) => void): Service {
  return startService(
    'web',
    { args: ['dist/server/main.js'], cwd: join(root, 'web'), env: environmentOf('web', variables) },
    onLine,
  );
}

export async function refuseBusyPorts({ variables, webPort, cmsPort }: Environment): Promise<void> {
  await refuseBusyPort(webPort, variables['HOST'] ?? '127.0.0.1', 'PORT');
  await refuseBusyPort(cmsPort, variables['CMS_HOST'] ?? '127.0.0.1', 'CMS_PORT');
}

/** Starts the built CMS and web server, and answers when both do. */
export async function startSite(
  root: string,
  environment: Environment,
  onLine: (service: string, line: string) => void,
): Promise<Site> {
  await refuseBusyPorts(environment);
  const cms = startCms(root, environment, (line) => onLine('cms', line));
  const web = startWeb(root, environment, (line) => onLine('web', line));
  const stop = async () => {
    // The visitors' side first: nobody then meets a site whose CMS is gone.
    await web.stop();
    await cms.stop();
  };
  try {
    await Promise.all([waitUntilReady(cms, environment.cmsUrl), waitUntilReady(web, environment.webUrl)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { died: Promise.race([cms.ended, web.ended]), stop, cms, web };
}

export interface SupervisedSite {
  readonly cms: SupervisedService;
  readonly web: SupervisedService;
  readonly stop: () => Promise<void>;
}

/** A program that dies is started again while the other goes on. One that cannot start the first time fails. */
export async function superviseSite(
  root: string,
  environment: Environment,
  onLine: (service: string, line: string) => void,
): Promise<SupervisedSite> {
  const site = await startSite(root, environment, onLine);
  const again = (name: 'cms' | 'web', start: typeof startCms) =>
    superviseService(
      site[name],
      () => start(root, environment, (line) => onLine(name, line)),
      (line) => onLine('start', line),
    );
  const cms = again('cms', startCms);
  const web = again('web', startWeb);
  return {
    cms,
    web,
    async stop() {
      await web.stop();
      await cms.stop();
    },
  };
}
