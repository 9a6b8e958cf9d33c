import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type Account, maySignIn, plainName, readerOf } from '../../lib/account';
import { type Row, table } from '../../lib/table';
import { queueMail } from '../../mail';
import { type AccessChange, type Actor, actorOn, type Change, recordChanges } from './account-record';
import { endSessionsFromBefore } from './account-sessions';

type Member = { id: number; email: string; password: string | null; preferedLanguage?: string | null | undefined };

type Told = {
  before: Member;
  /** Null if the account was deleted. */
  after: Member | null;
  changes: readonly AccessChange[];
  actor: Actor;
};

/** Mails the old address and, if it changed, the new one. The member's own session may be in somebody else's hands. */
async function notifyMember(strapi: Core.Strapi, { before, after, changes, actor }: Told): Promise<void> {
  // An invited member who has just set the first password needs no mail.
  if (before.password === null && actor.origin === 'mailed-link') return;
  const change = randomUUID();
  for (const to of new Set([before.email, after?.email ?? before.email])) {
    await queueMail(strapi, {
      key: `change ${change} of account ${before.id} to its ${to === before.email ? '' : 'new '}address`,
      to,
      language: before.preferedLanguage === 'es' ? 'es' : 'en',
      template: 'account-change',
      parameters: {
        changes: changes.map(({ change: kind }) => kind),
        origin: actor.origin,
        changedAt: new Date().toISOString(),
      },
    });
  }
}

/** What is written to an account. Strapi takes roles in several forms. */
type Data = Readonly<Partial<Row<'admin::user'>> & { roles?: unknown }>;

type Event = {
  params: { where?: object; data?: Data };
  result?: { id: number };
  state: { before?: Account | null; changes?: readonly Change[] };
};

function find(strapi: Core.Strapi, where: object = {}): Promise<Account | null> {
  return table(strapi, 'admin::user').findOne({ where, populate: ['roles'] });
}

/** Roles with their codes: a super admin may rename a role, but what it may read depends on its code. */
const namesOf = (roles: readonly { name: string; code: string }[]) =>
  roles
    .map(({ name, code }) => `${name} (${code})`)
    .sort()
    .join(', ') || '–';
const accessOf = (account: Pick<Account, 'isActive' | 'blocked'>) => (maySignIn(account) ? 'active' : 'inactive');

function changeOfAccess(before: Account, data: Data): Change[] {
  const { isActive = before.isActive, blocked = before.blocked } = data;
  const [from, to] = [accessOf(before), accessOf({ isActive, blocked })];
  return from === to ? [] : [{ change: 'access', detail: `${from} → ${to}` }];
}

const roleIdsSchema = v.array(v.union([v.number(), v.string()]));

async function changeOfRoles(strapi: Core.Strapi, { roles }: Account, given: unknown): Promise<Change[]> {
  const ids = v.safeParse(roleIdsSchema, given);
  // Strapi refuses roles in any other form; if it ever accepts one, the change is still recorded.
  if (!ids.success) return [{ change: 'roles' }];
  const found = await table(strapi, 'admin::role').findMany({ where: { id: { $in: ids.output } } });
  const [from, to] = [namesOf(roles), namesOf(found)];
  return from === to ? [] : [{ change: 'roles', detail: `${from} → ${to}` }];
}

const nameFields = ['firstname', 'lastname', 'username'] as const;

function withPlainNames(data: Data): Data {
  const given = nameFields.filter((field) => data[field]);
  return { ...data, ...Object.fromEntries(given.map((field) => [field, plainName(data[field] ?? '')])) };
}

function changeOfName(before: Account, data: Data): Change[] {
  const fullName = (account: Data) =>
    nameFields
      .map((field) => account[field])
      .filter(Boolean)
      .join(' ') || '–';
  const [from, to] = [fullName(before), fullName({ ...before, ...data })];
  return from === to ? [] : [{ change: 'name', detail: `${from} → ${to}` }];
}

async function changesIn(strapi: Core.Strapi, before: Account, data: Data): Promise<Change[]> {
  return [
    ...('password' in data ? [{ change: 'password' as const }] : []),
    ...('email' in data && data.email !== before.email ? [{ change: 'email' as const }] : []),
    ...('roles' in data ? await changeOfRoles(strapi, before, data.roles) : []),
    ...changeOfAccess(before, data),
    ...changeOfName(before, data),
  ];
}

/** After a new address or password, a reset link mailed earlier stops working. */
function withoutResetLink(data: Data): Data {
  if ('resetPasswordToken' in data || !('password' in data || 'email' in data)) return data;
  return { ...data, resetPasswordToken: null, resetPasswordTokenExpiresAt: null };
}

/**
 * Whoever may change an account could sign in with it, so each change is recorded first, ends the account's other
 * sessions and is reported. Every route and command uses the accounts table.
 */
export function watchAccounts(strapi: Core.Strapi): void {
  const record = async (account: Account, changes: readonly Change[]) => {
    const name = readerOf(account).name;
    await recordChanges(strapi, { id: account.id, name }, changes, actorOn(strapi, account.id));
  };
  const done = async ({ before, changes: all = [] }: Event['state'], after: Account | null) => {
    const changes = all.filter((each) => each.change !== 'name');
    if (!before || changes.length === 0) return;
    const actor = actorOn(strapi, before.id);
    if (actor.origin !== 'own-account' || changes.some(({ change }) => change === 'password')) {
      await endSessionsFromBefore(strapi, before.id, Date.now());
    }
    await notifyMember(strapi, { before, after, changes, actor });
  };
  const oneAtATime = () => {
    throw new Error('Accounts are changed one at a time, so that each change is recorded');
  };

  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    beforeCreate({ params }: Event) {
      params.data = withPlainNames(params.data ?? {});
    },
    async afterCreate({ result }: Event) {
      const account = result && (await find(strapi, { id: result.id }));
      if (account) await record(account, [{ change: 'created', detail: namesOf(account.roles) }]);
    },
    async beforeUpdate(event: Event) {
      const { where } = event.params;
      const data = withPlainNames(event.params.data ?? {});
      const before = await find(strapi, where);
      event.params.data = withoutResetLink(data);
      if (before === null) return;
      const changes = await changesIn(strapi, before, data);
      await record(before, changes);
      event.state = { before, changes };
    },
    async afterUpdate({ state }: Event) {
      await done(state, state.before ? await find(strapi, { id: state.before.id }) : null);
    },
    async beforeDelete(event: Event) {
      const before = await find(strapi, event.params.where);
      if (before === null) return;
      const changes = [{ change: 'deleted' as const }];
      await record(before, changes);
      event.state = { before, changes };
    },
    async afterDelete({ state }: Event) {
      await done(state, null);
    },
    beforeCreateMany: oneAtATime,
    beforeUpdateMany: oneAtATime,
    beforeDeleteMany: oneAtATime,
  });
}
