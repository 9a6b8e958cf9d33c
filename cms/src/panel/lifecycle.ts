import type { Core } from '@strapi/strapi';
import { watchAccounts } from './accounts/account-changes';
import { endLeftoverSessions } from './accounts/account-sessions';
import { storeTokensAsDigests } from './accounts/account-tokens';
import { createAccounts } from './accounts/first-accounts';
import { omitUsersFromRoles } from './accounts/role-list';
import { equalizeRefusedSignIns, throttleSignIn } from './accounts/sign-in';
import { componentLayouts } from './layouts/components';
import { applyLayouts } from './layouts/layout';
import { libraryLayouts } from './layouts/library';
import { pageLayouts } from './layouts/pages';
import { requestLayouts } from './layouts/requests';
import { siteLayouts } from './layouts/site';
import { registerMediaAddressField } from './media-address-field';
import { createRoles } from './roles/roles';

export function register(strapi: Core.Strapi): void {
  registerMediaAddressField(strapi);
  throttleSignIn(strapi);
}

export async function bootstrap(strapi: Core.Strapi): Promise<void> {
  // Before `watchAccounts`, which finds accounts by the digests of their tokens.
  await storeTokensAsDigests(strapi);
  // Before the first accounts, so that their creation is recorded too.
  watchAccounts(strapi);
  endLeftoverSessions(strapi);
  await equalizeRefusedSignIns(strapi);
  omitUsersFromRoles(strapi);

  // Accounts need the roles.
  await createRoles(strapi);
  await createAccounts(strapi);

  for (const layouts of [requestLayouts, libraryLayouts, siteLayouts, pageLayouts, componentLayouts]) {
    await applyLayouts(strapi, layouts);
  }
}
