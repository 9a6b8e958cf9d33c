import * as v from 'valibot';
import { plainName } from './account-name';

/** The account that reads a request. Its name is stored, because the record outlives the account. */
export type Reader = { id: number; name: string };

const accountSchema = v.object({
  id: v.number(),
  email: v.string(),
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
});

/** The column's length: a longer name would make storing the record, and so the reading, fail. */
const mostCharacters = 255;

export function readerOf(account: unknown): Reader {
  const { id, email, firstname, lastname } = v.parse(accountSchema, account);
  const name = plainName(`${firstname ?? ''} ${lastname ?? ''}`);
  const full = name === '' ? email : `${name} (${email})`;
  return { id, name: full.length > mostCharacters ? email : full };
}
