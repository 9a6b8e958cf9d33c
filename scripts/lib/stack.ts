import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveEnvironment } from './environment';
import { freePorts } from './ports';
import { startPostgres } from './postgres';
import { runSeed } from './seed-run';
import { startSite, type Site } from './site';
import { ROOT } from './root';

/** What journeys need to know of a running site; `siteVariable` carries it. */
export type JourneySite = Pick<Stack, 'url' | 'cmsUrl' | 'dataDir' | 'databaseUrl' | 'admin'>;

/** A site that is running already, in JSON. Without it the journeys start their own. */
export const siteVariable = 'JOURNEY_SITE';

/** The variable that chooses SQLite (`sqlite`) for the site of the journeys. */
export const databaseVariable = 'JOURNEY_DATABASE';

/** One whole site, with PostgreSQL unless told otherwise and with the demo content, for all journeys. */
export function startJourneySite(): Promise<Stack> {
  return startStack(ROOT, {
    seed: true,
    sqlite: process.env[databaseVariable] === 'sqlite',
    variables: {
      // Each journey says itself which address it comes from, and all of them together are many.
      TRUSTED_PROXIES: '1',
      SUBMISSIONS_PER_HOUR: '10000',
    },
  });
}

interface StackOptions {
  /** A PostgreSQL database to use as it is; without one a server is started, whose data goes with the stack. */
  readonly databaseUrl?: string | undefined;
  /** Uses SQLite in the data folder instead of PostgreSQL. */
  readonly sqlite?: boolean;
  readonly webPort?: number | undefined;
  readonly cmsPort?: number | undefined;
  readonly seed: boolean;
  /** Leaves what was seeded closed, as on the ministry's first day. */
  readonly closed?: boolean;
  readonly variables?: Readonly<Record<string, string>>;
  readonly onLine?: (service: string, line: string) => void;
}

export interface Stack {
  readonly url: string;
  readonly cmsUrl: string;
  readonly dataDir: string;
  /** Undefined with SQLite, which lies in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly admin: { readonly email: string; readonly password: string };
  readonly site: Site;
  readonly stop: () => Promise<void>;
}

type Undo = () => Promise<void> | void;

async function start(root: string, options: StackOptions, undo: Undo[]): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ministry-stack-'));
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  let { databaseUrl } = options;
  if (databaseUrl === undefined && options.sqlite !== true) {
    const postgres = await startPostgres();
    undo.push(postgres.stop);
    databaseUrl = postgres.url;
  }
  const [webPort = 0, cmsPort = 0] = await freePorts(2);
  const admin = { email: 'super-admin@example.org', password: `${randomBytes(12).toString('base64url')}-aA1` };
  const environment = resolveEnvironment(root, {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(options.webPort ?? webPort),
    CMS_PORT: String(options.cmsPort ?? cmsPort),
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    NODE_ENV: 'production',
    ...options.variables,
  });
  if (options.seed) await runSeed(root, environment, options.closed === true ? [] : ['--open']);
  const site = await startSite(root, environment, options.onLine ?? (() => undefined));
  undo.push(site.stop);
  return {
    url: environment.publicUrl,
    cmsUrl: environment.cmsUrl,
    dataDir,
    databaseUrl,
    admin,
    site,
    stop: () => unwind(undo),
  };
}

async function unwind(undo: Undo[]): Promise<void> {
  for (let last = undo.pop(); last !== undefined; last = undo.pop()) await last();
}

/** The parts of docker-compose.yml without Docker: PostgreSQL, the CMS and the web server, with a data folder of their own. */
export async function startStack(root: string, options: StackOptions): Promise<Stack> {
  const undo: Undo[] = [];
  try {
    return await start(root, options, undo);
  } catch (error) {
    await unwind(undo);
    throw error;
  }
}

export interface Replica {
  readonly url: string;
  readonly cmsUrl: string;
  readonly site: Site;
}

/** Another CMS and web server on the database and the files of a stack, perhaps of another release. */
export async function startReplica(
  root: string,
  { url, dataDir, databaseUrl, admin }: Stack,
  variables: Readonly<Record<string, string>>,
): Promise<Replica> {
  const environment = resolveEnvironment(root, {
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...variables,
  });
  const site = await startSite(root, environment, () => undefined);
  return { url: environment.webUrl, cmsUrl: environment.cmsUrl, site };
}
