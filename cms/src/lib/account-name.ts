import * as v from 'valibot';

const accountSchema = v.object({ firstname: v.nullish(v.string()), lastname: v.nullish(v.string()) });

/** The name of a panel account, without its email address; null for work of the program. */
export function accountName(account: unknown): string | null {
  const read = v.safeParse(accountSchema, account);
  if (!read.success) return null;
  const name = [read.output.firstname, read.output.lastname].filter(Boolean).join(' ');
  return name === '' ? null : name.slice(0, 255);
}
