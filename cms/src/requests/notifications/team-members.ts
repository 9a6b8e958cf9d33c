import type { Core } from '@strapi/strapi';
import { mailedAccounts } from '../../lib/account';
import { table } from '../../lib/table';
import { ministryAdminCode, prayerTeamCode, readsConfidential, runAsSystem, teamLeadCode } from '../../lib/viewer';
import { mailSettings, type Language } from '../../mail';

export type TeamMember = {
  id: number;
  email: string;
  language: Language;
  readsConfidential: boolean;
  isLead: boolean;
};

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
    readsConfidential: readsConfidential(roles),
    isLead: roles.includes(teamLeadCode),
  }));
}

/** A new deployment has only a super admin, who is not on the team, so nobody would receive mails. */
export async function warnIfTeamIsEmpty(strapi: Core.Strapi): Promise<void> {
  if (mailSettings(strapi) === null) return;
  const members = await teamMembers(strapi);
  if (members.some(({ readsConfidential }) => readsConfidential)) return;
  strapi.log.warn('No account has the role "Prayer team": nobody is told by mail of confidential prayer requests');
}
