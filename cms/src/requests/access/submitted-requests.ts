import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { table } from '../../lib/table';
import { withoutForgedHeadings } from '../desk/team-notes';
import { decryptedRequest } from '../encryption/request-encryption';
import { isRequestUid, requestUids, type RequestUid } from '../request-uids';
import { isInternal } from './closed-tables';
import { isSystem } from '../../lib/viewer';

/** The fields that the team may change; everything else stays as submitted. */
export const teamFields = ['reviewStatus', 'teamNotes', 'spam', 'followUpOn'];

/** The team's fields and who last changed them, which Strapi adds. */
const changeable = [...teamFields, 'updatedBy'];

/** The panel sends back every field it showed, including the revision that its form was filled from. */
function shownRevision(strapi: Core.Strapi): number | undefined {
  const sent = v.safeParse(v.object({ revision: v.number() }), strapi.requestContext.get()?.request.body);
  return sent.success ? sent.output.revision : undefined;
}

/** Notes can be extended and corrected, but not removed. Without a revision only the first notes can be written. */
async function withNotes(
  strapi: Core.Strapi,
  uid: RequestUid,
  documentId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const stored = await table(strapi, uid).findOne({
    where: { documentId },
    select: ['reference', 'teamNotes', 'revision'],
  });
  if (stored === null) return { ...data };
  const { revision, teamNotes } = decryptedRequest(strapi, uid, stored);
  const isFirst = teamNotes === null;
  const { teamNotes: text } = data;
  if (typeof text !== 'string' || text.trim() === '') {
    if (!isFirst) throw new errors.ValidationError('Notes cannot be removed. Add to them or correct them.');
    return { ...data, teamNotes: null };
  }
  const change = { ...data, teamNotes: withoutForgedHeadings(text, teamNotes) };
  if (isFirst) return { revision, ...change };
  if (data['revision'] === undefined) {
    throw new errors.ValidationError('Notes must be saved with the revision they were written for');
  }
  return change;
}

async function teamData(
  strapi: Core.Strapi,
  uid: RequestUid,
  documentId: string,
  data: object,
): Promise<Record<string, unknown>> {
  const picked = Object.fromEntries(Object.entries(data).filter(([field]) => changeable.includes(field)));
  const revision = shownRevision(strapi);
  const change = revision === undefined ? picked : { ...picked, revision };
  return 'teamNotes' in change ? withNotes(strapi, uid, documentId, change) : change;
}

/** The panel sends back every field and super admins have every permission, so the document layer enforces this. */
export function protectSubmittedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!isRequestUid(context.uid) || isSystem()) return next();
    if (context.action === 'create' || context.action === 'clone') {
      throw new errors.ForbiddenError('Requests can only be made with the forms on the site');
    }
    if (context.action === 'update') {
      const { documentId, data } = context.params;
      Object.assign(context.params, { data: await teamData(strapi, context.uid, documentId, data ?? {}) });
    }
    return next();
  });
}

/** A database subscriber, because bulk deletion bypasses the document layer. */
export function preventRequestDeletion(strapi: Core.Strapi): void {
  const refuse = () => {
    if (!isSystem()) throw new errors.ForbiddenError('Requests cannot be deleted in the panel');
  };
  strapi.db.lifecycles.subscribe({ models: [...requestUids], beforeDelete: refuse, beforeDeleteMany: refuse });
}

/** Events would send the whole entry to webhooks, so requests emit none. */
export function suppressRequestEvents(strapi: Core.Strapi): void {
  const emit = strapi.eventHub.emit.bind(strapi.eventHub);
  strapi.eventHub.emit = async (name, ...details) => {
    const [detail]: unknown[] = details;
    const uid = typeof detail === 'object' && detail !== null && 'uid' in detail ? detail.uid : undefined;
    if (isRequestUid(uid) || isInternal(uid)) return;
    await emit(name, ...details);
  };
}
