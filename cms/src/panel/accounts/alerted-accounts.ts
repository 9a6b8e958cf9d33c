import type { Core } from '@strapi/strapi';
import { type MailedAccount, mailedAccounts } from '../../lib/account';
import { table } from '../../lib/table';
import { superAdminCode } from '../../lib/viewer';

/** Who gets mail when the program could not do something: the super admins, and whoever else it matters to. */
export async function alertedAccounts(strapi: Core.Strapi, alsoIds: readonly number[] = []): Promise<MailedAccount[]> {
  const accounts = await table(strapi, 'admin::user').findMany({
    where: { isActive: true, $or: [{ roles: { code: superAdminCode } }, { id: { $in: alsoIds } }] },
    orderBy: { id: 'asc' },
  });
  return mailedAccounts(accounts);
}
