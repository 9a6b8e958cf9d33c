import * as v from 'valibot';

export type MailedAccount = {
  id: number;
  email: string;
  /** The account's language in the panel. */
  language: 'en' | 'es';
  /** The codes of its roles, if they were read. */
  roles: readonly string[];
};

const accountsSchema = v.array(
  v.object({
    id: v.number(),
    email: v.string(),
    preferedLanguage: v.nullish(v.string()),
    blocked: v.nullish(v.boolean()),
    roles: v.optional(v.array(v.object({ code: v.string() })), []),
  }),
);

/** The accounts among these rows that are not blocked. A query by role returns an account once for each role. */
export function mailedAccounts(rows: unknown): MailedAccount[] {
  const accounts = v
    .parse(accountsSchema, rows)
    .filter(({ blocked }) => blocked !== true)
    .map(({ id, email, preferedLanguage, roles }): [number, MailedAccount] => [
      id,
      { id, email, language: preferedLanguage === 'es' ? 'es' : 'en', roles: roles.map(({ code }) => code) },
    ]);
  return [...new Map(accounts).values()];
}
