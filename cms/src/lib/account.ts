import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { panelLanguageCookie, type PanelLanguage } from '../contracts/panel-names';
import { isRecord } from './is-record';
import { normalize } from './normalize';
import { isSystem } from './viewer';
import type { Found, Row } from './table';

export type Account = Found<'admin::user', { populate: ['roles'] }>;

/** The account that Strapi has authenticated, as it read it from the database. */
export function accountOf(state: Readonly<Record<string, unknown>> | undefined): Account | undefined {
  const user = state?.['user'];
  return isRecord(user) ? (user as Account) : undefined;
}

/** For a route that Strapi opens to accounts alone. */
export function requireAccount({ state }: Pick<Context, 'state'>): Account {
  const account = accountOf(state);
  if (!account) throw new errors.UnauthorizedError();
  return account;
}

const instructing = new AsyncLocalStorage<Account>();

/** Runs what an account has asked for before, so that it is recorded with that name. It gives none of its rights. */
export const runOnBehalfOf = <T>(account: Account, work: () => T): T => instructing.run(account, work);

/** Undefined for work that the program does by itself. */
export function signedInUser(strapi: Core.Strapi): Account | undefined {
  return instructing.getStore() ?? (isSystem() ? undefined : accountOf(strapi.requestContext.get()?.state));
}

/** Strapi does not end the open sessions of an account that is blocked. */
export function maySignIn({ isActive, blocked }: Pick<Account, 'isActive' | 'blocked'>): boolean {
  return isActive === true && blocked !== true;
}

/** The language that the panel shows, and otherwise the one of the profile. The misspelling is Strapi's. */
export function accountLanguage(ctx: Context | undefined): PanelLanguage {
  const shown = ctx?.cookies.get(panelLanguageCookie);
  if (shown === 'en' || shown === 'es') return shown;
  return profileLanguage(accountOf(ctx?.state));
}

function profileLanguage(account: Pick<Account, 'preferedLanguage'> | undefined): PanelLanguage {
  return account?.preferedLanguage === 'es' ? 'es' : 'en';
}

/** What nobody sees, and `#`, which begins the number of an account. */
const removed = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800#]|(?!\s)\p{Cc}/gu;

const longestName = 100;

/** One spelling for each name, so that no two differ in what cannot be seen. */
export function plainName(name: string): string {
  return normalize(name, 'NFKC').replace(removed, '').replace(/\s+/g, ' ').trim().slice(0, longestName);
}

type Named = Pick<Account, 'firstname' | 'lastname'>;

/** The name of a panel account, without its email address; null for work of the program. */
export function accountName(account: Named | undefined): string | null {
  return plainName(`${account?.firstname ?? ''} ${account?.lastname ?? ''}`) || null;
}

/** The account that reads a request. Its name is stored, because the record outlives the account. */
export type Reader = { id: number; name: string };

/** The column's length: a longer name would make storing the record, and so the reading, fail. */
const mostCharacters = 255;

export function readerOf(account: Named & Pick<Account, 'id' | 'email'>): Reader {
  const { id, email } = account;
  const name = accountName(account);
  const full = name === null ? email : `${name} (${email})`;
  return { id, name: full.length > mostCharacters ? email : full };
}

export type MailedAccount = {
  id: number;
  email: string;
  language: PanelLanguage;
  roles: readonly string[];
};

/** The accounts that are not blocked. A query by role returns an account once for each role. */
export function mailedAccounts(
  rows: readonly (Row<'admin::user'> & Partial<Pick<Account, 'roles'>>)[],
): MailedAccount[] {
  const accounts = rows
    .filter(({ blocked }) => blocked !== true)
    .map((row): [number, MailedAccount] => {
      const { id, email, roles = [] } = row;
      return [id, { id, email, language: profileLanguage(row), roles: roles.map(({ code }) => code) }];
    });
  return [...new Map(accounts).values()];
}
