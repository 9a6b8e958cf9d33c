import type { Core } from '@strapi/strapi';

/** The web servers that keep rendered pages, and the secret that lets this program empty them. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  purgeUrls: env('PURGE_URLS', '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== ''),
  purgeSecret: env('PURGE_SECRET', ''),
});
