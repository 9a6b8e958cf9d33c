import type { Core } from '@strapi/strapi';
import type { MetricsSettings } from '../src/watching';

/** Not `METRICS_PORT`, which is the web server's: both may run on one machine with the same settings. */
export default ({ env }: Core.Config.Shared.ConfigParams): MetricsSettings => {
  const port = env('CMS_METRICS_PORT', '');
  if (port !== '' && !/^\d{1,5}$/.test(port)) throw new Error('CMS_METRICS_PORT must be the number of a port');
  return { port: port === '' ? null : Number(port), host: env('METRICS_HOST', '127.0.0.1') };
};
