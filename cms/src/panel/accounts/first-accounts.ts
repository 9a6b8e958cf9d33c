import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { ministryAdminCode, prayerTeamCode, superAdminCode } from '../../lib/viewer';
import { strapiService } from '../../lib/strapi-services';
import { type Credentials, removeChangedCredentials, removeCredentials, writeCredentials } from './demo-credentials';

export type AccountSettings = {
  email: string;
  password: string;
  credentialsFile: string;
  demoAllowed: boolean;
};

type Account = { email: string; password: string; firstname: string; lastname: string; roleCode: string };

const demoAccounts = [
  { role: 'super-admin', roleCode: superAdminCode, firstname: 'Super', lastname: 'Admin' },
  { role: 'ministry-admin', roleCode: ministryAdminCode, firstname: 'Ministry', lastname: 'Admin' },
  { role: 'prayer-team', roleCode: prayerTeamCode, firstname: 'Prayer', lastname: 'Team' },
] as const;

const demoAddress = (role: string) => `${role}@example.org`;

export const demoAddresses = demoAccounts.map(({ role }) => demoAddress(role));

/** The fixed ending satisfies Strapi's rule of a lower-case letter, an upper-case letter and a digit. */
function randomPassword(): string {
  return `${randomBytes(15).toString('base64url')}-aA1`;
}

/** The same rules as in the panel; bcrypt hashes at most 72 bytes. */
function isAcceptable(password: string): boolean {
  return (
    password.length >= 8 &&
    Buffer.byteLength(password) <= 72 &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /\d/.test(password)
  );
}

async function create(strapi: Core.Strapi, { roleCode, email, ...account }: Account): Promise<void> {
  const role = await strapiService(strapi, 'admin', 'role').findOne({ code: roleCode });
  if (role === null) throw new Error(`The role ${roleCode} is missing, so no account can be given it`);
  await strapiService(strapi, 'admin', 'user').create({
    ...account,
    email: email.toLowerCase(),
    roles: [role.id],
    isActive: true,
    registrationToken: null,
  });
}

async function createFromEnvironment(strapi: Core.Strapi, settings: AccountSettings): Promise<void> {
  const { email, password, credentialsFile } = settings;
  if (email === '' || password === '') {
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither');
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || !isAcceptable(password)) {
    throw new Error(
      'ADMIN_EMAIL must be an address, and ADMIN_PASSWORD 8 to 72 characters with a lower-case letter, an upper-case letter and a digit',
    );
  }
  await removeCredentials(credentialsFile);
  await create(strapi, { email, password, firstname: 'Super', lastname: 'Admin', roleCode: superAdminCode });
}

async function createDemoAccounts(strapi: Core.Strapi, credentialsFile: string): Promise<void> {
  const accounts = demoAccounts.map((account) => ({
    ...account,
    email: demoAddress(account.role),
    password: randomPassword(),
  }));
  const credentials: Credentials[] = accounts.map(({ role, email, password }) => ({ role, email, password }));
  for (const { role: _role, ...account } of accounts) {
    await create(strapi, account);
  }
  // Last in the transaction: if the file cannot be written, nobody knows the passwords, so no account is made.
  await writeCredentials(credentialsFile, credentials);
}

/** Creates the first accounts of an empty database, and changes none in any other. */
export async function createAccounts(strapi: Core.Strapi): Promise<void> {
  const settings: AccountSettings = strapi.config.get('site.accounts');
  await withAdvisoryLock(strapi, 'accounts', async () => {
    if (await strapiService(strapi, 'admin', 'user').exists()) return;
    if (settings.email !== '' || settings.password !== '') {
      await createFromEnvironment(strapi, settings);
    } else if (settings.demoAllowed) {
      await createDemoAccounts(strapi, settings.credentialsFile);
    } else {
      strapi.log.warn('There are no accounts yet: set ADMIN_EMAIL and ADMIN_PASSWORD and start again');
    }
  });
  await removeChangedCredentials(strapi, settings.credentialsFile);
}
