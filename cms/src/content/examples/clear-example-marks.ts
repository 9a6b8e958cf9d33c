import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { presentFields } from '../reading/present-entry';
import { exampleMark, populateOf } from '../reading/schema-fields';
import { actsForUser } from '../../lib/viewer';
import { isRecord } from '../../lib/is-record';

const versionSchema = v.looseObject({ documentId: v.string(), locale: v.nullish(v.string()) });
const draftSchema = v.looseObject({ id: v.number(), [exampleMark]: v.nullish(v.boolean()) });

/** The panel also saves an entry that it only publishes, so the content is compared before and after. */
export function clearExampleMarks(strapi: Core.Strapi): void {
  async function readDraft(uid: UID.ContentType, version: unknown) {
    const { attributes } = strapi.contentType(uid);
    const { documentId, locale } = v.parse(versionSchema, version);
    const found: unknown = await strapi.documents(uid).findOne({
      documentId,
      ...(locale ? { locale } : {}),
      status: 'draft',
      populate: populateOf(strapi, attributes),
    });
    const draft = v.parse(v.nullable(draftSchema), found);
    return draft && { ...draft, content: JSON.stringify(presentFields(strapi, attributes, draft)) };
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    const canBeMarked = exampleMark in context.contentType.attributes;
    if (action !== 'update' || !canBeMarked || !actsForUser(strapi)) return next();

    const before = await readDraft(uid, params);
    const result = await next();
    if (before?.[exampleMark] !== true) return result;
    const after = await readDraft(uid, params);
    if (after?.[exampleMark] !== true || after.content === before.content) return result;
    await strapi.db.query(uid).update({ where: { id: after.id }, data: { [exampleMark]: false } });
    // The panel's form is filled from the response.
    if (isRecord(result)) Reflect.set(result, exampleMark, false);
    return result;
  });
}
