import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { ministryAdminCode, prayerTeamCode } from '../../lib/role-codes';
import { runAsSystem } from '../../lib/run-as-system';
import type { Language } from './templates/mail-template';

export type TeamMember = {
  /** Of the account. */
  id: number;
  email: string;
  /** That of the panel. */
  language: Language;
  readsConfidential: boolean;
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

/** Who gets mail about requests: active accounts with a role that handles them. */
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
      },
    ]);
  // An account with both roles would come twice from the join.
  return [...new Map(members).values()];
}
