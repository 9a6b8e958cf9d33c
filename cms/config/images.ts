import type { Core } from '@strapi/strapi';

/** The site's own origin: what lies there is looked up in the library instead of being asked for over the network. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  siteOrigin: new URL(env('PUBLIC_URL', 'http://localhost:3000')).origin,
});
