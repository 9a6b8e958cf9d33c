import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { plainName } from '../../lib/account-name';
import { readerOf } from '../../lib/reader';
import { actorOn, recordChanges, type Change } from './account-record';
import { endSessionsFromBefore } from './account-sessions';
import { notifyMember } from './notify-member';

const rolesSchema = v.array(v.object({ name: v.string(), code: v.string() }));

const namesSchema = v.object({
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
  username: v.nullish(v.string()),
});

const accountSchema = v.looseObject({
  id: v.number(),
  email: v.string(),
  password: v.nullable(v.string()),
  isActive: v.nullable(v.boolean()),
  blocked: v.nullable(v.boolean()),
  preferedLanguage: v.nullish(v.string()),
  ...namesSchema.entries,
  roles: rolesSchema,
});

type Account = v.InferOutput<typeof accountSchema>;

type Data = Readonly<Record<string, unknown>>;

type Event = {
  params: { where?: object; data?: Data };
  result?: unknown;
  state: { before?: Account | null; changes?: readonly Change[] };
};

async function find(strapi: Core.Strapi, where: object = {}): Promise<Account | null> {
  const row: unknown = await strapi.db.query('admin::user').findOne({ where, populate: ['roles'] });
  return row === null ? null : v.parse(accountSchema, row);
}

type Role = Account['roles'][number];
/** Roles with their codes: a super admin may rename a role, but what it may read depends on its code. */
const namesOf = (roles: readonly Role[]) =>
  roles
    .map(({ name, code }) => `${name} (${code})`)
    .sort()
    .join(', ') || '–';
const accessOf = ({ isActive, blocked }: Pick<Account, 'isActive' | 'blocked'>) =>
  isActive === true && blocked !== true ? 'active' : 'inactive';

const accessSchema = v.object({ isActive: v.nullish(v.boolean()), blocked: v.nullish(v.boolean()) });

function changeOfAccess(before: Account, data: Data): Change[] {
  const { isActive = before.isActive, blocked = before.blocked } = v.parse(accessSchema, data);
  const [from, to] = [accessOf(before), accessOf({ isActive, blocked })];
  return from === to ? [] : [{ change: 'access', detail: `${from} → ${to}` }];
}

const roleIdsSchema = v.array(v.union([v.number(), v.string()]));

async function changeOfRoles(strapi: Core.Strapi, { roles }: Account, given: unknown): Promise<Change[]> {
  const ids = v.safeParse(roleIdsSchema, given);
  // Strapi refuses roles in any other form; if it ever accepts one, the change is still recorded.
  if (!ids.success) return [{ change: 'roles' }];
  const found: unknown = await strapi.db.query('admin::role').findMany({ where: { id: { $in: ids.output } } });
  const [from, to] = [namesOf(roles), namesOf(v.parse(rolesSchema, found))];
  return from === to ? [] : [{ change: 'roles', detail: `${from} → ${to}` }];
}

function withPlainNames(data: Data): Data {
  const given = Object.entries(v.parse(namesSchema, data)).filter(([field]) => field in data);
  return { ...data, ...Object.fromEntries(given.map(([field, name]) => [field, name && plainName(name)])) };
}

function changeOfName(before: Account, data: Data): Change[] {
  const fullName = (account: object) => Object.values(v.parse(namesSchema, account)).filter(Boolean).join(' ') || '–';
  const [from, to] = [fullName(before), fullName({ ...before, ...data })];
  return from === to ? [] : [{ change: 'name', detail: `${from} → ${to}` }];
}

async function changesIn(strapi: Core.Strapi, before: Account, data: Data): Promise<Change[]> {
  return [
    ...('password' in data ? [{ change: 'password' as const }] : []),
    ...('email' in data && data['email'] !== before.email ? [{ change: 'email' as const }] : []),
    ...('roles' in data ? await changeOfRoles(strapi, before, data['roles']) : []),
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
      const account = await find(strapi, { id: v.parse(v.object({ id: v.number() }), result).id });
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
