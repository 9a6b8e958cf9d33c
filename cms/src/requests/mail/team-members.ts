import type { Core } from '@strapi/strapi';
import { mailedAccounts } from '../../lib/account';
import { table } from '../../lib/table';
import { ministryAdminCode, prayerTeamCode, teamLeadCode } from '../../lib/role-codes';
import { runAsSystem } from '../../lib/run-as-system';
import type { Language } from './templates/mail-template';

export type TeamMember = {
  id: number;
  email: string;
  /** The account's language in the panel. */
  language: Language;
  readsConfidential: boolean;
  isLead: boolean;
};

/** The recipients of mail about requests: active accounts with a role that handles them. */
export async function teamMembers(strapi: Core.Strapi): Promise<TeamMember[]> {
  const accounts = await runAsSystem(() =>
    table(strapi, 'admin::user').findMany({
      where: { isActive: true, roles: { code: { $in: [ministryAdminCode, prayerTeamCode] } } },
      orderBy: { id: 'asc' },
      populate: ['roles'],
    }),
  );
  return mailedAccounts(accounts).map(({ id, email, language, roles }) => ({
    id,
    email,
    language,
    readsConfidential: roles.includes(prayerTeamCode),
    isLead: roles.includes(teamLeadCode),
  }));
}
