import type { Core } from '@strapi/strapi';
import type { Account } from '../panel';
import { strapiService } from '../lib/strapi-services';

const uploadActions = ['plugin::upload.assets.create', 'plugin::upload.assets.update'];

/** Whether a role of the account may add files to the Media Library, or replace some. Strapi then checks which ones. */
export async function mayUpload(strapi: Core.Strapi, { id }: Account): Promise<boolean> {
  const granted = await strapiService(strapi, 'admin', 'permission').findMany({
    where: { action: { $in: uploadActions }, role: { users: { id } } },
  });
  return granted.length > 0;
}
