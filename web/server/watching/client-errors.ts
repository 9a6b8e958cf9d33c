import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { clientErrorPath } from '../../src/lib/client-error';
import { networksOf } from '../network';
import type { Metrics } from './metrics';

const hourMs = 60 * 60_000;
/** More say nothing new, or are made up. */
const mostOfNetwork = 3;
const mostInHour = 300;

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** The address of the page's script, which names the build. */
    release: v.pipe(
      v.string(),
      v.url(),
      v.transform((address) => new URL(address).pathname),
      v.regex(/^\/[\w./-]{1,80}$/),
    ),
    message: v.pipe(v.string(), v.transform(withoutPersonal)),
  }),
);

/** Leaves the words of an error, without what it may quote: texts, addresses, numbers. */
function withoutPersonal(message: string): string {
  const opens = message.search(/["'`“«]/u);
  const closes = Math.max(...['"', "'", '`', '”', '»'].map((mark) => message.lastIndexOf(mark)));
  const unquoted = opens >= 0 && closes > opens ? `${message.slice(0, opens + 1)}…${message.slice(closes)}` : message;
  return unquoted
    .split(/\s/u)
    .map((word) => (/[@?#]|[/]{2}/u.test(word) ? '…' : word))
    .join(' ')
    .replace(/\p{N}{3,}/gu, '…')
    .replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, ' ')
    .slice(0, 120);
}

/** The engine and its version, which thousands share. */
function engineOf(client = ''): { engine: string; version: string } {
  const [, name = 'other', version = ''] = /(Firefox|Chrome|Version)\/(\d{1,3})/.exec(client.slice(0, 500)) ?? [];
  return { engine: name === 'Version' ? 'Safari' : name, version };
}

/** Pages tell here, once each, that they did not come alive in a browser. */
export function registerClientErrors(app: FastifyInstance, metrics: Metrics, onBrokenPage: () => void): void {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: hourMs, noUpdateTTL: true });
  const isAmongFirst = (key: string, most: number) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };

  app.post(clientErrorPath, { bodyLimit: 2_000 }, (request, reply) => {
    const report = v.safeParse(reportSchema, request.body);
    if (!report.success) return reply.code(400).send();
    const { network, wideNetwork } = networksOf(request.ip);
    if (isAmongFirst(wideNetwork ?? network, mostOfNetwork) && isAmongFirst('everybody', mostInHour)) {
      const client = engineOf(request.headers['user-agent']);
      metrics.brokenPages.inc({ engine: client.engine });
      onBrokenPage();
      app.log.warn({ requestId: request.id, ...report.output, ...client }, 'a page did not come alive in a browser');
    }
    return reply.code(204).send();
  });
}
