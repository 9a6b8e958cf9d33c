import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { Refusal } from '../lib/refusal';
import { ROOT } from '../lib/root';

export type Settings = Readonly<Record<string, string | undefined>>;

const texts = v.optional(v.array(v.string()), []);

/** Strict, so that a line of the compose file which nothing here follows is an error. */
const serviceSchema = v.strictObject({
  image: v.optional(v.string()),
  build: v.optional(
    v.strictObject({
      context: v.string(),
      dockerfile: v.optional(v.string(), 'Dockerfile'),
      target: v.optional(v.string()),
    }),
  ),
  user: v.string(),
  read_only: v.optional(v.boolean(), false),
  tmpfs: texts,
  shm_size: v.optional(v.string(), '64mb'),
  environment: v.record(v.string(), v.string()),
  volumes: texts,
  cap_add: texts,
  cap_drop: v.tuple([v.literal('ALL')]),
  security_opt: v.tuple([v.literal('no-new-privileges:true')]),
  healthcheck: v.union([
    v.strictObject({ disable: v.literal(true) }),
    v.strictObject({
      test: v.pipe(
        v.tupleWithRest([v.literal('CMD')], v.string()),
        v.transform(([, ...command]) => command),
      ),
      interval: v.string(),
      timeout: v.string(),
      retries: v.number(),
      start_period: v.optional(v.string()),
    }),
  ]),
  profiles: texts,
  depends_on: v.optional(v.union([v.array(v.string()), v.record(v.string(), v.unknown())])),
  // These are Docker's own business: what it starts again and when, and between which networks it keeps services apart.
  init: v.boolean(),
  restart: v.string(),
  networks: v.array(v.string()),
  ports: texts,
  stop_grace_period: v.optional(v.string()),
});

export type ComposeService = v.InferOutput<typeof serviceSchema>;

const composeSchema = v.object({ services: v.record(v.string(), serviceSchema) });

/** Compose's syntax for settings, of which the file uses `${NAME:?}` and `${NAME:-default}`. */
function fillIn(text: string, settings: Settings): string {
  return text.replaceAll(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, kind: string, fallback: string) => {
    const value = settings[name] ?? '';
    if (value === '' && kind === '?') throw new Refusal(`docker-compose.yml needs ${name}.`);
    return value === '' ? fallback : value;
  });
}

/** The services of docker-compose.yml in its order, with these settings. */
export function readComposeFile(settings: Settings): ReadonlyMap<string, ComposeService> {
  const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const filled: unknown = parse(
    text,
    (_key, value: unknown) => (typeof value === 'string' ? fillIn(value, settings) : value),
    { merge: true },
  );
  return new Map(Object.entries(v.parse(composeSchema, filled).services));
}
