import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRequestUid } from '../api/submission/request-uids';
import { teamFields } from './role-permissions';
import { actsForSomebody } from './viewer';

/** Besides what the team writes, who wrote it last; Strapi adds that itself. */
const changeable = [...teamFields, 'updatedBy'];

function pick(data: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([field]) => changeable.includes(field)));
}

/**
 * Requests come from the site's forms, and what somebody wrote stays as it was written. The panel sends every field
 * back on saving, and super admins hold every permission, so this is settled in the document layer.
 */
export function keepRequestsAsSubmitted(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (!isRequestUid(context.uid) || !actsForSomebody(strapi)) return next();
    if (context.action === 'create' || context.action === 'clone') {
      throw new errors.ForbiddenError('Requests are made with the forms of the site');
    }
    if (context.action === 'update') {
      Object.assign(context.params, { data: pick(context.params.data ?? {}) });
    }
    return next();
  });
}

/** Events carry the whole entry to whatever address a webhook names. What people confide is not sent anywhere. */
export function keepRequestsOutOfEvents(strapi: Core.Strapi): void {
  const emit = strapi.eventHub.emit.bind(strapi.eventHub);
  strapi.eventHub.emit = async (name, ...details) => {
    const [detail]: unknown[] = details;
    if (typeof detail === 'object' && detail !== null && 'uid' in detail && isRequestUid(detail.uid)) return;
    await emit(name, ...details);
  };
}
