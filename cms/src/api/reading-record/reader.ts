import * as v from 'valibot';

/** Who reads, as the record names him: one that is read years later names accounts that are gone. */
export type Reader = { id: number; name: string };

const accountSchema = v.object({
  id: v.number(),
  email: v.string(),
  firstname: v.nullish(v.string()),
  lastname: v.nullish(v.string()),
});

export function readerOf(account: unknown): Reader {
  const { id, email, firstname, lastname } = v.parse(accountSchema, account);
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return { id, name: name === '' ? email : `${name} (${email})` };
}
