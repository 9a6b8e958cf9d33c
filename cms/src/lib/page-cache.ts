import { lookup } from 'node:dns/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { contentGenerationHeader } from '../contracts/content';
import { isSecret } from './secrets';

type Options = {
  /** Where web servers are purged. Several of them may share one name. */
  urls: readonly string[];
  secret: string;
  /** Called before each purge: stores that the content changed, and names its new state. */
  beginGeneration: () => Promise<string>;
  /** Called with one line, without content, when a web server could not be reached. */
  warn: (line: string) => void;
  /** All addresses of a host; those of the system's DNS unless given. */
  resolveHost?: (host: string) => Promise<readonly { address: string; family: number }[]>;
};

const resolveBySystem = (host: string) => lookup(host, { all: true });

const timeoutMs = 1000;

/** The same URL at every address of its host. With TLS it stays as it is, because certificates are for names. */
async function addressesOf(url: string, resolveHost: NonNullable<Options['resolveHost']>): Promise<string[]> {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'http:') return [url];
  const found = await resolveHost(hostname.replace(/^\[|\]$/g, ''));
  return found.map(({ address, family }) => {
    const one = new URL(url);
    one.hostname = family === 6 ? `[${address}]` : address;
    return one.href;
  });
}

/** The status of the answer; null if there was none. */
async function callOne(url: string, headers: Record<string, string>): Promise<number | null> {
  try {
    const response = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) });
    return response.status;
  } catch {
    return null;
  }
}

async function purgeAt(url: string, headers: Record<string, string>, options: Options): Promise<void> {
  const { warn, resolveHost = resolveBySystem } = options;
  const addresses = await addressesOf(url, resolveHost).catch(() => []);
  const statuses = await Promise.all(addresses.map((address) => callOne(address, headers)));
  const refused = statuses.find((status) => status !== null && status >= 300);
  if (refused !== undefined) warn(`The page cache at ${url} answered a purge with ${refused}`);
  // One of several addresses may be a server that is being replaced; it asks for the generation when it is back.
  else if (statuses.every((status) => status === null)) warn(`The page cache at ${url} could not be purged`);
}

/** Changes during a purge share the next one; each caller waits for a purge that began after its change. */
export function createPurge(options: Options): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function purge(): Promise<void> {
    const generation = await options.beginGeneration().catch(() => null);
    if (generation === null) options.warn('The change could not be noted for web servers that miss this purge');
    const headers = {
      Authorization: `Bearer ${options.secret}`,
      ...(generation === null ? {} : { [contentGenerationHeader]: generation }),
    };
    await Promise.all(options.urls.map((url) => purgeAt(url, headers, options)));
  }

  return () => {
    next ??= running.then(async () => {
      next = undefined;
      running = purge();
      await running;
    });
    return next;
  };
}

/** Serves a call to web servers alone, which know the secret of the page cache. Nobody knows an empty one. */
export function serveWebServers(
  strapi: Core.Strapi,
  method: 'GET' | 'POST',
  path: string,
  answer: (ctx: Context) => Promise<void>,
): void {
  const secret: string = strapi.config.get('site.caching.purgeSecret');
  async function handler(ctx: Context): Promise<void> {
    if (secret !== '' && isSecret(ctx.get('authorization'), `Bearer ${secret}`)) await answer(ctx);
    else ctx.status = 401;
  }
  strapi.server.routes([{ method, path, handler, config: { auth: false } }]);
}
