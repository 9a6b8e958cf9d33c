import type { Core } from '@strapi/strapi';
import { strapiService } from '../../lib/strapi-services';

export const notConfidential = 'api::not-confidential';

/** The conditions that can limit a role's permission on prayer requests in the panel. */
export async function registerConditions(strapi: Core.Strapi): Promise<void> {
  await strapiService(strapi, 'admin', 'permission').conditionProvider.register({
    displayName: 'Is not confidential',
    name: 'not-confidential',
    category: 'Prayer requests',
    handler: () => ({ confidential: { $eq: false } }),
  });
}
