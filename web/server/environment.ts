import * as v from 'valibot';

const port = v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65535));
const address = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//),
  v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
);

const addresses = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter((url) => url !== '')),
  v.tupleWithRest([address], address),
);

const environmentSchema = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_URL: v.optional(address),
  CMS_URL: v.optional(addresses, 'http://127.0.0.1:1337'),
  PURGE_SECRET: v.optional(v.string()),
  OFFLINE_READING: v.optional(v.picklist(['on', 'off']), 'on'),
  EXTRA_LANGUAGES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/[\s,]+/).filter((code) => code !== '')),
    ),
    '',
  ),
  TRANSLATIONS_DIR: v.optional(v.string(), 'translations'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  TRUSTED_PROXIES: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0)), '0'),
});

export type Environment = {
  port: number;
  host: string;
  /** The site's address as visitors know it, without a trailing slash. */
  publicUrl: string;
  cmsUrl: string;
  /** The addresses of all CMSes, the same one first. Each call is answered by any of them. */
  cmsUrls: readonly [string, ...string[]];
  /** Allows a caller to purge the page cache; without a secret, nobody may. */
  purgeSecret: string | null;
  /** True if visitors may keep pages on their device. Off, whatever they keep is cleared away at their next visit. */
  offlineReading: boolean;
  /** Languages that are offered beside English and Spanish, by their codes. */
  extraLanguages: readonly string[];
  /** The folder of their texts, from the project's on. */
  translationsDirectory: string;
  /** How many proxies in front are ours, and are believed when they name a visitor's address. */
  trustedProxies: number;
};

/** Where Prometheus reads: off unless a port is given. */
export type MetricsAddress = { port: number; host: string };

export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment & { metrics: MetricsAddress | null } {
  // Compose files pass unset variables on as empty ones.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.parse(environmentSchema, set);
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    publicUrl: parsed.PUBLIC_URL ?? `http://localhost:${parsed.PORT}`,
    cmsUrl: parsed.CMS_URL[0],
    cmsUrls: parsed.CMS_URL,
    purgeSecret: parsed.PURGE_SECRET ?? null,
    offlineReading: parsed.OFFLINE_READING === 'on',
    extraLanguages: parsed.EXTRA_LANGUAGES,
    translationsDirectory: parsed.TRANSLATIONS_DIR,
    trustedProxies: parsed.TRUSTED_PROXIES,
    metrics: parsed.METRICS_PORT === undefined ? null : { port: parsed.METRICS_PORT, host: parsed.METRICS_HOST },
  };
}
