import * as v from 'valibot';
import { normalize } from './normalize';

const accountSchema = v.object({ firstname: v.nullish(v.string()), lastname: v.nullish(v.string()) });

/** What nobody sees, and `#`, which begins the number of an account. */
const removed = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800#]|(?!\s)\p{Cc}/gu;

const longestName = 100;

/** One spelling for each name, so that no two differ in what cannot be seen. */
export function plainName(name: string): string {
  return normalize(name, 'NFKC').replace(removed, '').replace(/\s+/g, ' ').trim().slice(0, longestName);
}

/** The name of a panel account, without its email address; null for work of the program. */
export function accountName(account: unknown): string | null {
  const read = v.safeParse(accountSchema, account);
  if (!read.success) return null;
  const name = plainName(`${read.output.firstname ?? ''} ${read.output.lastname ?? ''}`);
  return name === '' ? null : name;
}
