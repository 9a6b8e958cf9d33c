import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import type { Problem } from '../../api/publishing/contract';

const uniqueSchema = v.looseObject({ unique: v.literal(true) });
const otherSchema = v.nullable(v.record(v.string(), v.unknown()));
const title = v.fallback(v.string(), '');

/** The unique fields of an entry whose value another entry has, draft or published. */
export async function takenValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, entry, namedBy }: { documentId: string; entry: Readonly<Record<string, unknown>>; namedBy: string },
): Promise<Problem[]> {
  const names = Object.entries(strapi.contentType(uid).attributes)
    .filter(([name, attribute]) => v.is(uniqueSchema, attribute) && (entry[name] ?? '') !== '')
    .map(([name]) => name);
  const problems: Problem[] = [];
  for (const name of names) {
    const where = { [name]: entry[name], documentId: { $ne: documentId } };
    const found = v.parse(otherSchema, await strapi.db.query(uid).findOne({ where }));
    if (found)
      problems.push({ path: [name], code: 'problem.taken', values: { title: v.parse(title, found[namedBy]) } });
  }
  return problems;
}
