import type { Core } from '@strapi/strapi';
import type { Account } from '../panel';
import { strapiService } from '../lib/strapi-services';

const uploadActions = ['plugin::upload.assets.create', 'plugin::upload.assets.update'];

/** Whether the account may add or replace files in the Media Library. Strapi checks the individual files afterwards. */
export async function mayUpload(strapi: Core.Strapi, { id }: Account): Promise<boolean> {
  const granted = await strapiService(strapi, 'admin', 'permission').findMany({
    where: { action: { $in: uploadActions }, role: { users: { id } } },
  });
  return granted.length > 0;
}
