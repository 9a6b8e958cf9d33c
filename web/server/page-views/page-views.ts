import { createHmac, randomBytes } from 'node:crypto';
import { longestName, pageViewsPath, type PageViews } from '@contracts/page-view';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { keepingHeader } from '../../src/offline/pack';
import { tellCms } from '../cms-connections';
import type { Environment } from '../environment';
import { networksOf } from '../network';
import type { Site } from '../site';
import { viewReader, type View } from './viewed-content';
import { parse as parseCookie } from 'cookie';

/** Set for whoever signs in, so that those who write the site do not count as its visitors. */
const cookieName = 'not-counted';
const seconds = 90 * 86_400;
const signIns = new Set(['/admin/login', '/admin/access-token']);

/** For calls to the CMS alone: on every page, this hook would cost more than all of the counting. */
export function registerAccountCookie(calls: FastifyInstance, { secure }: { secure: boolean }): void {
  const line = `${cookieName}=1; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  calls.addHook('onSend', ({ method, url }, reply, _payload, done) => {
    const isSignIn = method === 'POST' && reply.statusCode === 200 && signIns.has(url.split('?', 1)[0] ?? '');
    if (isSignIn) reply.header('Set-Cookie', line);
    done();
  });
}

function hasAccountCookie(cookies: string | undefined): boolean {
  return cookies !== undefined && cookieName in parseCookie(cookies);
}

const minuteMs = 60_000;
const cmsTimeoutMs = 10_000;
/** More than the site has names, even if the CMS does not answer for days. */
const mostSums = 5_000;
const longestClient = 1_000;

/** More count as nothing, so that nobody makes a page look read by loading it again and again. */
const viewsOfReader = 3;

type PageViewOptions = { environment: Environment; site: Pick<Site, 'resolveAddress'> };

/** Counts what is opened as sums by day, name and language, without anything about who opened it. */
export function registerPageViews(app: FastifyInstance, { environment, site }: PageViewOptions): void {
  const { purgeSecret } = environment;
  // Without a secret the CMS would refuse the sums.
  if (purgeSecret === null) return;
  const readView = viewReader(site);
  const sums = new ViewSums();
  const isAmongFirst = readingCounter();

  app.addHook('onResponse', (request, reply, done) => {
    const { referer, cookie, 'user-agent': client = '' } = request.headers;
    if (isOpening(request, reply) && client !== '' && !isbot(client.slice(0, longestClient))) {
      const view = readView({ target: request.url, referer, cookies: cookie });
      // The CMS would refuse all sums for a longer one.
      if (view && view.name.length <= longestName && isAmongFirst(request.ip, view)) sums.add(view);
    }
    done();
  });

  const store = () =>
    storeSums(sums, { address: environment.cmsUrl + pageViewsPath, secret: purgeSecret, log: app.log });
  const timer = setInterval(() => void store(), minuteMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await store();
  });
}

function isOpening({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const { statusCode } = reply;
  return (
    method === 'GET' &&
    (statusCode === 200 || statusCode === 304) &&
    // Anybody can make up addresses of entries that do not exist.
    reply.getHeader('x-robots-tag') === undefined &&
    // Browsers say so of pages that they load ahead.
    headers['sec-purpose'] === undefined &&
    // Stored to be read later, which is not seen here.
    headers[keepingHeader] === undefined &&
    !hasAccountCookie(headers.cookie)
  );
}

/** Recognises a reader for an hour, by a digest under a key that this program alone has. */
function readingCounter(): (address: string, view: View) => boolean {
  const key = randomBytes(32);
  const counts = new LRUCache<string, number>({ max: 50_000, ttl: 60 * minuteMs, noUpdateTTL: true });
  return (address, view) => {
    const { network, wideNetwork } = networksOf(address);
    const reading = createHmac('sha256', key).update(JSON.stringify([wideNetwork ?? network, view]));
    const digest = reading.digest('base64');
    const count = counts.get(digest) ?? 0;
    counts.set(digest, count + 1);
    return count < viewsOfReader;
  };
}

/** Sums of what has been opened since they were last stored. */
class ViewSums {
  #sums = new Map<string, PageViews>();

  add({ kind, name, locale }: View, count = 1): void {
    const key = `${kind} ${locale} ${name}`;
    const sum = this.#sums.get(key);
    if (sum) sum.count += count;
    else if (this.#sums.size < mostSums) this.#sums.set(key, { kind, name, locale, count });
  }

  take(): readonly PageViews[] {
    const taken = [...this.#sums.values()];
    this.#sums = new Map();
    return taken;
  }
}

type Store = { address: string; secret: string; log: FastifyBaseLogger };

/** Adds what the CMS does not take now to the next sums. */
async function storeSums(sums: ViewSums, { address, secret, log }: Store): Promise<void> {
  const taken = sums.take();
  if (taken.length === 0) return;
  try {
    const status = await tellCms(address, taken, { secret, timeoutMs: cmsTimeoutMs });
    if (status !== 204) throw new Error(`The CMS answered ${status}`);
  } catch (error) {
    log.warn({ err: error }, 'page views are stored later');
    for (const { count, ...view } of taken) sums.add(view, count);
  }
}
