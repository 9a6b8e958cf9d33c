import type { Core } from '@strapi/strapi';
import { watchAccounts } from './accounts/account-changes';
import { endSessionsThatSlippedThrough } from './accounts/account-sessions';
import { storeTokensAsDigests } from './accounts/account-tokens';
import { createAccounts } from './accounts/first-accounts';
import { listRolesAlone } from './accounts/role-list';
import { checkCredentialsAlike, slowDownGuessing } from './accounts/sign-in';
import { arrangeComponents } from './layouts/component-views';
import { arrangeLibrary } from './layouts/library-views';
import { arrangePageParts } from './layouts/page-part-views';
import { arrangePages } from './layouts/page-views';
import { arrangeRequests } from './layouts/request-views';
import { arrangeRevival } from './layouts/revival-views';
import { arrangeSiteSetting } from './layouts/site-setting-view';
import { registerMediaAddressField } from './media-address-field';
import { createRoles } from './roles/roles';

export function register(strapi: Core.Strapi): void {
  registerMediaAddressField(strapi);
  slowDownGuessing(strapi);
}

export async function bootstrap(strapi: Core.Strapi): Promise<void> {
  // Before accounts are watched, which reads them by their tokens' digests.
  await storeTokensAsDigests(strapi);
  // Before the first accounts, so that these are recorded too.
  watchAccounts(strapi);
  endSessionsThatSlippedThrough(strapi);
  await checkCredentialsAlike(strapi);
  listRolesAlone(strapi);

  // Each account is given a role.
  await createRoles(strapi);
  await createAccounts(strapi);

  await arrangeRequests(strapi);
  await arrangeLibrary(strapi);
  await arrangeRevival(strapi);
  await arrangeComponents(strapi);
  await arrangeSiteSetting(strapi);
  await arrangePages(strapi);
  await arrangePageParts(strapi);
}
