import type { Core } from '@strapi/strapi';
import { strapiService } from '../../lib/strapi-services';

/** Strapi does not sanitize the list of roles, so `populate=users` would reveal password hashes. */
export function omitUsersFromRoles(strapi: Core.Strapi): void {
  const roles = strapiService(strapi, 'admin', 'role');
  const findAll = roles.findAllWithUsersCount;
  roles.findAllWithUsersCount = ({ populate: _, ...query }) => findAll(query);
}
