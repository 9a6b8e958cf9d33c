import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { ministryAdminCode, prayerTeamCode, teamLeadCode } from '../../lib/role-codes';
import { runAsSystem } from '../../lib/run-as-system';
import type { Language } from './templates/mail-template';

export type TeamMember = {
  /** The id of the account. */
  id: number;
  email: string;
  /** The account's language in the panel. */
  language: Language;
  readsConfidential: boolean;
  /** Whether the account watches over the requests. */
  isLead: boolean;
};

const accountsSchema = v.array(
  v.object({
    id: v.number(),
    email: v.string(),
    preferedLanguage: v.nullish(v.string()),
    blocked: v.nullish(v.boolean()),
    roles: v.array(v.object({ code: v.string() })),
  }),
);

/** The recipients of mail about requests: active accounts with a role that handles them. */
export async function teamMembers(strapi: Core.Strapi): Promise<TeamMember[]> {
  const accounts: unknown = await runAsSystem(() =>
    strapi.db.query('admin::user').findMany({
      where: { isActive: true, roles: { code: { $in: [ministryAdminCode, prayerTeamCode] } } },
      orderBy: { id: 'asc' },
      populate: ['roles'],
    }),
  );
  const members = v
    .parse(accountsSchema, accounts)
    .filter(({ blocked }) => blocked !== true)
    .map(({ id, email, preferedLanguage, roles }): [number, TeamMember] => [
      id,
      {
        id,
        email,
        language: preferedLanguage === 'es' ? 'es' : 'en',
        readsConfidential: roles.some(({ code }) => code === prayerTeamCode),
        isLead: roles.some(({ code }) => code === teamLeadCode),
      },
    ]);
  // The join returns an account with both roles twice.
  return [...new Map(members).values()];
}
