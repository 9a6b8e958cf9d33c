import * as v from 'valibot';

/** Who reads, as the record names him: the record outlives accounts. */
export type Reader = { id: number; name: string };

const accountSchema = v.object({
  id: v.number(),
  email: v.string(),
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
});

/** What the column holds: without a record there is no reading. */
const mostCharacters = 255;

export function readerOf(account: unknown): Reader {
  const { id, email, firstname, lastname } = v.parse(accountSchema, account);
  const name = [firstname, lastname].filter(Boolean).join(' ');
  const full = name === '' ? email : `${name} (${email})`;
  return { id, name: full.length > mostCharacters ? email : full };
}
