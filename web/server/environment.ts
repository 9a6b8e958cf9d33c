import * as v from 'valibot';

const port = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535));
const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
);

const splitList = (list: string) => list.split(/[\s,]+/).filter((item) => item !== '');
const addresses = v.pipe(v.string(), v.transform(splitList), v.tupleWithRest([address], address));

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: v.optional(address),
  CMS_URL: v.optional(addresses, 'http://127.0.0.1:1337'),
  PURGE_SECRET: v.optional(v.string()),
  OFFLINE_READING: v.optional(v.picklist(['on', 'off']), 'on'),
  EXTRA_LANGUAGES: v.optional(v.pipe(v.string(), v.transform(splitList)), ''),
  TRANSLATIONS_DIR: v.optional(v.string(), 'translations'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0)), '0'),
});

export type Environment = Omit<ReturnType<typeof readEnvironment>, 'metrics'>;

export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  // Compose files pass unset variables on as empty ones.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.parse(environmentSchema, set);
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    /** The site's address as visitors know it, without a trailing slash. */
    publicUrl: parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`,
    cmsUrl: parsed.CMS_URL[0],
    /** The addresses of all CMSes, the same one first. Each call is answered by any of them. */
    cmsUrls: parsed.CMS_URL,
    /** Allows a caller to purge the page cache; without a secret, nobody may. */
    purgeSecret: parsed.PURGE_SECRET ?? null,
    /** True if visitors may keep pages on their device. Off, whatever they keep is cleared away at their next visit. */
    offlineReading: parsed.OFFLINE_READING === 'on',
    /** Languages that are offered beside English and Spanish, by their codes. */
    extraLanguages: parsed.EXTRA_LANGUAGES,
    /** The folder of their texts, from the project's on. */
    translationsDirectory: parsed.TRANSLATIONS_DIR,
    /** How many proxies in front are ours, and are believed when they name a visitor's address. */
    trustedProxies: parsed.TRUSTED_PROXIES,
    /** Where Prometheus reads: off unless a port is given. */
    metrics: parsed.METRICS_PORT === undefined ? null : { port: parsed.METRICS_PORT, host: parsed.METRICS_HOST },
  };
}
