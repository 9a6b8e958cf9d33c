import type { Core, UID } from '@strapi/strapi';
import { table, textIn } from '../../lib/table';
import type { Attributes } from '../history/kept-types';
import type { Problem } from '../../api/publishing/contract';

/** The unique fields of an entry whose value another entry has, draft or published. */
export async function takenValues(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { documentId, entry, namedBy }: { documentId: string; entry: Readonly<Record<string, unknown>>; namedBy: string },
): Promise<Problem[]> {
  const attributes: Attributes = strapi.contentType(uid).attributes;
  const names = Object.entries(attributes)
    .filter(([name, field]) => 'unique' in field && field.unique && (entry[name] ?? '') !== '')
    .map(([name]) => name);
  const problems: Problem[] = [];
  for (const name of names) {
    const where = { [name]: entry[name], documentId: { $ne: documentId } };
    const found = await table(strapi, uid).findOne({ where });
    if (found) problems.push({ path: [name], code: 'problem.taken', values: { title: textIn(found, namedBy) ?? '' } });
  }
  return problems;
}
