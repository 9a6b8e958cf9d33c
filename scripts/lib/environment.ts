import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Refusal } from './refusal';
import { readSecrets } from './secrets';

export type Variables = Readonly<Record<string, string | undefined>>;

export interface Environment {
  readonly webPort: number;
  readonly cmsPort: number;
  readonly webUrl: string;
  readonly cmsUrl: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly variables: Readonly<Record<string, string>>;
}

/** The settings of the file `.env`, which those of the real environment override. */
export function readEnvFile(root: string): Variables {
  const file = join(root, '.env');
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

function withoutEmpty(variables: Variables): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(variables)) {
    if (value !== undefined && value !== '') settings[name] = value;
  }
  return settings;
}

function readPort(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Refusal(`${name} is no port number: ${value}`);
  return port;
}

/** An address on which a program listens, as one that another program on this machine can call. */
function callable(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

/** What was set, here or there; an empty value sets nothing. */
export function readSettings(root: string, given: Variables): Record<string, string> {
  return withoutEmpty({ ...readEnvFile(root), ...withoutEmpty(given) });
}

export function dataFolderOf(root: string, settings: Variables): string {
  return resolve(root, settings['DATA_DIR'] ?? '.data');
}

export function resolveEnvironment(root: string, given: Variables = process.env): Environment {
  const settings = readSettings(root, given);
  const webPort = readPort('PORT', settings['PORT'], 3000);
  const cmsPort = readPort('CMS_PORT', settings['CMS_PORT'], 1337);
  if (webPort === cmsPort) throw new Refusal(`PORT and CMS_PORT are both ${webPort}; give them different numbers.`);
  const host = settings['HOST'] ?? '127.0.0.1';
  const cmsHost = settings['CMS_HOST'] ?? '127.0.0.1';
  const webUrl = `http://${callable(host)}:${webPort}`;
  const cmsUrls = settings['CMS_URL'] ?? `http://${callable(cmsHost)}:${cmsPort}`;
  // The web server may ask several; the commands need one.
  const [cmsUrl = cmsUrls] = cmsUrls.split(/[\s,]+/);
  const publicUrl = (settings['PUBLIC_URL'] ?? `http://localhost:${webPort}`).replace(/(?<!\/)\/+$/, '');
  const dataDir = dataFolderOf(root, settings);

  return {
    webPort,
    cmsPort,
    webUrl,
    cmsUrl,
    publicUrl,
    dataDir,
    databaseUrl: settings['DATABASE_URL'],
    variables: {
      STRAPI_TELEMETRY_DISABLED: 'true',
      ...readSecrets(dataDir, settings),
      ...settings,
      PORT: String(webPort),
      HOST: host,
      CMS_PORT: String(cmsPort),
      CMS_HOST: cmsHost,
      CMS_URL: cmsUrls,
      PURGE_URLS: settings['PURGE_URLS'] ?? `${webUrl}/_purge`,
      PUBLIC_URL: publicUrl,
      DATA_DIR: dataDir,
    },
  };
}
