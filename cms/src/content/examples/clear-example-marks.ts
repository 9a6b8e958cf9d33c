import type { Core, UID } from '@strapi/strapi';
import { presentFields } from '../reading/present-entry';
import { exampleMark, populateOf } from '../reading/schema-fields';
import type { AnyRow } from '../../lib/table';
import { actsForUser } from '../../lib/viewer';
import { isRecord } from '../../lib/is-record';

/** The panel also saves an entry that it only publishes, so the content is compared before and after. */
export function clearExampleMarks(strapi: Core.Strapi): void {
  async function readDraft(
    uid: UID.ContentType,
    { documentId, locale }: { documentId: string; locale?: string | null | undefined },
  ) {
    const { attributes } = strapi.contentType(uid);
    const draft = (await strapi.documents(uid).findOne({
      documentId,
      ...(locale ? { locale } : {}),
      status: 'draft',
      populate: populateOf(strapi, attributes),
    })) as AnyRow | null;
    const content = draft && JSON.stringify(presentFields(strapi, attributes, draft));
    return { id: draft?.id, isMarked: draft?.[exampleMark] === true, content };
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const canBeMarked = exampleMark in context.contentType.attributes;
    if (action !== 'update' || !canBeMarked || !actsForUser(strapi)) return next();

    const before = await readDraft(uid, params);
    const result = await next();
    if (!before.isMarked) return result;
    const after = await readDraft(uid, params);
    if (!after.isMarked || after.content === before.content) return result;
    await strapi.db.query(uid).update({ where: { id: after.id }, data: { [exampleMark]: false } });
    // The panel's form is filled from the response.
    if (isRecord(result)) Reflect.set(result, exampleMark, false);
    return result;
  });
}
