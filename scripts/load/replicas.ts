import { join } from 'node:path';
import { call, signIn, textAt, valueAt } from '../lib/call-cms';
import { waitUntilReady } from '../lib/health';
import { freePort, freePorts } from '../lib/ports';
import { startPostgres, type Postgres } from '../lib/postgres';
import { ROOT } from '../lib/root';
import { startService } from '../lib/service';
import { startReplica, startStack, type Replica, type Stack } from '../lib/stack';
import { startCountingProxy, type CountingProxy } from './counting-proxy';
import { postgresProgram, type Program } from './programs';
import type { Library } from './readers';

export const purgeSecret = 'load';

export type Replicas = {
  postgres: Postgres;
  first: Stack;
  second: Replica;
  sites: readonly string[];
  programs: readonly Program[];
  /** Of a super admin. */
  headers: { Authorization: string };
  library: Library;
  stop: () => Promise<void>;
};

const webSettings = { TRUSTED_PROXIES: '1', PURGE_SECRET: purgeSecret, LOG_LEVEL: 'warn' };

async function slugs(cmsUrl: string, noun: string, locale: string): Promise<readonly string[]> {
  const list = valueAt(await call(`${cmsUrl}/api/${noun}?locale=${locale}`), 'data');
  if (!Array.isArray(list)) throw new Error(`The CMS has no ${noun}`);
  return list.map((entry: unknown) => textAt(entry, 'slug'));
}

async function readLibrary(cmsUrl: string): Promise<Library> {
  const of = async (locale: string) => ({
    articles: await slugs(cmsUrl, 'articles', locale),
    modules: await slugs(cmsUrl, 'training-modules', locale),
  });
  return { en: await of('en'), es: await of('es') };
}

/** Two CMSes and two web servers on one database, as behind a proxy. */
export async function startReplicas(): Promise<Replicas> {
  const postgres = await startPostgres();
  const [webPort, cmsPort, secondWebPort, secondCmsPort] = await freePorts(4);
  const [firstCms, secondCms] = [cmsPort, secondCmsPort].map((port) => `http://127.0.0.1:${port}`);
  const variables = {
    ...webSettings,
    SUBMISSIONS_PER_HOUR: '100000',
    PURGE_URLS: [webPort, secondWebPort].map((port) => `http://127.0.0.1:${port}/_purge`).join(','),
  };
  const first = await startStack(ROOT, {
    seed: true,
    databaseUrl: postgres.url,
    webPort,
    cmsPort,
    variables: { ...variables, CMS_URL: `${firstCms},${secondCms}` },
  });
  const second = await startReplica(ROOT, first, {
    ...variables,
    PORT: String(secondWebPort),
    CMS_PORT: String(secondCmsPort),
    CMS_URL: `${secondCms},${firstCms}`,
  });
  const service = (name: string, { pid }: { pid: number | undefined }): Program => ({ name, pid: () => pid ?? 0 });
  return {
    postgres,
    first,
    second,
    sites: [`http://127.0.0.1:${webPort}`, second.url],
    programs: [
      service('web 1', first.site.web),
      service('web 2', second.site.web),
      service('CMS 1', first.site.cms),
      service('CMS 2', second.site.cms),
      await postgresProgram(postgres.url),
    ],
    headers: await signIn(first.cmsUrl, first.admin),
    library: await readLibrary(first.cmsUrl),
    async stop() {
      await second.site.stop();
      await first.stop();
      await postgres.stop();
    },
  };
}

export type CountedSites = { sites: readonly string[]; counts: readonly CountingProxy[]; stop: () => Promise<void> };

/** Two more web servers, which ask the CMSes through proxies that count. */
export async function startCountedSites({ first, second }: Replicas): Promise<CountedSites> {
  const started = await Promise.all(
    [first, second].map(async ({ cmsUrl }) => {
      const proxy = await startCountingProxy(cmsUrl);
      const port = String(await freePort());
      const env = { ...webSettings, NODE_ENV: 'production', PORT: port, CMS_URL: proxy.url };
      const program = { args: ['dist/server/main.js'], cwd: join(ROOT, 'web'), env };
      const service = startService('web', program, () => undefined);
      const url = `http://127.0.0.1:${port}`;
      await waitUntilReady(service, url);
      return { url, proxy, service };
    }),
  );
  return {
    sites: started.map(({ url }) => url),
    counts: started.map(({ proxy }) => proxy),
    async stop() {
      await Promise.all(started.map(({ service }) => service.stop()));
      await Promise.all(started.map(({ proxy }) => proxy.stop()));
    },
  };
}
