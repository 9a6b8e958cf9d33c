import type { Core } from '@strapi/strapi';
import { strapiService } from '../../lib/strapi-services';

/**
 * Strapi answers the list of roles as it was read, so that `populate=users` showed the hashes of everybody's passwords to
 * whoever may read roles. The panel asks for the roles alone.
 */
export function omitUsersFromRoles(strapi: Core.Strapi): void {
  const roles = strapiService(strapi, 'admin', 'role');
  const findAll = roles.findAllWithUsersCount;
  roles.findAllWithUsersCount = ({ populate: _, ...query }) => findAll(query);
}
