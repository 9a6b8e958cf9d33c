import * as v from 'valibot';

const accountSchema = v.object({ preferedLanguage: v.literal('es') });

/** The language that the account chose in its profile. */
export function accountLanguage(account: unknown): 'en' | 'es' {
  return v.is(accountSchema, account) ? 'es' : 'en';
}
