import type { Core } from '@strapi/strapi';
import { ministryAdminCode, prayerTeamCode, readsConfidential, superAdminCode, teamLeadCode } from '../../lib/viewer';
import { type Account, accountName, maySignIn, plainName, type Reader } from '../../lib/account';
import { table } from '../../lib/table';
import type { TeamMember } from '../../contracts/prayer-desk';

const deskRoles: readonly string[] = [prayerTeamCode, ministryAdminCode, superAdminCode];

export type DeskAccount = TeamMember & {
  readsConfidential: boolean;
  handsBackForOthers: boolean;
};

/** The caller, with the name for the reading record. */
export type DeskUser = DeskAccount & { reader: Reader };

/** The account for the desk; null if it may not use the desk. */
export function deskAccount(account: Account | undefined): DeskAccount | null {
  if (!account || !maySignIn(account)) return null;
  const { id, username, roles } = account;
  const codes = roles.map(({ code }) => code);
  if (!codes.some((code) => deskRoles.includes(code))) return null;
  const name = accountName(account) ?? (plainName(username ?? '') || `#${id}`);
  return {
    id,
    name,
    readsConfidential: readsConfidential(codes),
    handsBackForOthers: codes.includes(teamLeadCode) || codes.includes(superAdminCode),
  };
}

/** A name as it is stored: the number tells which account wrote, whatever it is called. */
export const signature = ({ id, name }: TeamMember): string => `${name} (#${id})`;

/** The name that the account of a signature has now; the signature itself where it has left the team. */
export function presentName(signed: string, team: readonly TeamMember[]): string {
  const [, number] = / \(#(\d+)\)$/.exec(signed) ?? [];
  return team.find(({ id }) => String(id) === number)?.name ?? signed;
}

/** Ignores case and accents. */
const names = new Intl.Collator('en', { sensitivity: 'base' });

/** Members of the same name are told apart by their numbers. */
function withDistinctName(account: DeskAccount, _index: number, all: readonly DeskAccount[]): DeskAccount {
  const isShared = all.some(({ id, name }) => id !== account.id && names.compare(name, account.name) === 0);
  return isShared ? { ...account, name: signature(account) } : account;
}

export async function findTeam(strapi: Core.Strapi): Promise<DeskAccount[]> {
  const accounts = await table(strapi, 'admin::user').findMany({ where: { isActive: true }, populate: ['roles'] });
  return accounts
    .flatMap((account) => deskAccount(account) ?? [])
    .map(withDistinctName)
    .sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
}

/** The assignee; null once that account has left the team or may no longer read the request. */
export function assigneeOf(
  { assigneeId, confidential }: { assigneeId: number | null; confidential: boolean },
  team: readonly DeskAccount[],
): TeamMember | null {
  const found = team.find(({ id, readsConfidential }) => id === assigneeId && (readsConfidential || !confidential));
  return found ? { id: found.id, name: found.name } : null;
}
