import type { Core } from '@strapi/strapi';
import { isRequestUid } from '../../requests';
import { strapiService } from '../../lib/strapi-services';
import type { Account } from './signed-in-account';

const writingActions = ['plugin::content-manager.explorer.create', 'plugin::content-manager.explorer.update'];

/** Whether the account may change content of any type; what people send is none. */
export async function mayWriteContent(strapi: Core.Strapi, { id }: Account): Promise<boolean> {
  const granted = await strapiService(strapi, 'admin', 'permission').findMany({
    where: { action: { $in: writingActions }, role: { users: { id } } },
  });
  return granted.some(({ subject }) => subject !== null && !isRequestUid(subject));
}
