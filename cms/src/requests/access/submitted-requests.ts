import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { isRequestUid, requestUids, type RequestUid } from '../request-uids';
import { isInternal } from './internal-tables';
import { actsForUser } from '../../lib/viewer';

/** What the team may write on a request; everything else stays as it was sent. */
export const teamFields = ['reviewStatus', 'teamNotes', 'quarantined', 'followUpOn'];

/** Besides what the team writes, who wrote it last; Strapi adds that itself. */
const changeable = [...teamFields, 'updatedBy'];

const isBlank = (text: unknown) => typeof text !== 'string' || text.trim() === '';

/** The panel sends back every field that it showed, and so the revision that its form was filled from. */
function shownRevision(strapi: Core.Strapi): number | undefined {
  const sent = v.safeParse(v.object({ revision: v.number() }), strapi.requestContext.get()?.request.body);
  return sent.success ? sent.output.revision : undefined;
}

const storedNotes = v.object({ teamNotes: v.nullable(v.string()), revision: v.number() });

/**
 * Notes are added to and corrected, and go only with their request. They come as a whole: whoever does not say which
 * revision they were written for may only write the first ones, and only if nobody is quicker.
 */
async function withNotes(
  strapi: Core.Strapi,
  uid: RequestUid,
  documentId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['teamNotes', 'revision'] });
  if (row === null) return { ...data };
  const { teamNotes, revision } = v.parse(storedNotes, row);
  const isFirst = teamNotes === null;
  if (isBlank(data['teamNotes'])) {
    if (!isFirst) throw new errors.ValidationError('Notes cannot be removed. Add to them or correct them.');
    return { ...data, teamNotes: null };
  }
  if (isFirst) return { revision, ...data };
  if (data['revision'] === undefined) {
    throw new errors.ValidationError('Notes must be saved with the revision they were written for');
  }
  return { ...data };
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

/**
 * Requests come from the site's forms, what somebody wrote stays as it was written, and they go by retention or because
 * the person asked to be forgotten. The panel sends every field back on saving, and super admins hold every permission,
 * so this is settled in the document layer.
 */
export function protectSubmittedFields(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!isRequestUid(context.uid) || !actsForUser(strapi)) return next();
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

/** Below the document layer, because deleting several goes past it. */
export function preventRequestDeletion(strapi: Core.Strapi): void {
  const refuse = () => {
    if (actsForUser(strapi)) throw new errors.ForbiddenError('Requests cannot be deleted in the panel');
  };
  strapi.db.lifecycles.subscribe({ models: [...requestUids], beforeDelete: refuse, beforeDeleteMany: refuse });
}

/** Events carry the whole entry to webhooks, so requests emit none. */
export function suppressRequestEvents(strapi: Core.Strapi): void {
  const emit = strapi.eventHub.emit.bind(strapi.eventHub);
  strapi.eventHub.emit = async (name, ...details) => {
    const [detail]: unknown[] = details;
    const uid = typeof detail === 'object' && detail !== null && 'uid' in detail ? detail.uid : undefined;
    if (isRequestUid(uid) || isInternal(uid)) return;
    await emit(name, ...details);
  };
}
