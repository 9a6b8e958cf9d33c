import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { previewPrefix } from '../../api/preview/contract';
import { mayInContentManager } from '../../lib/abilities';
import { isEntryName } from '../../lib/path-parameter';
import { hasSession } from '../../lib/viewer';
import { siteAddress } from './site-address';

const paramsSchema = v.object({
  documentId: v.string(),
  locale: v.nullish(v.string()),
  // The panel's side panel also sends the status `modified`.
  status: v.optional(v.string(), 'draft'),
});

/** Strapi does not check it: an address names the entry, and tells whether there is a draft. */
function mayRead(strapi: Core.Strapi, uid: string): boolean {
  const ctx = strapi.requestContext.get();
  return ctx !== undefined && hasSession(ctx.state) && mayInContentManager(strapi, ctx, { action: 'read', uid });
}

/** The address that the panel shows as the preview of an entry, for Strapi's configuration. */
export async function previewAddress(strapi: Core.Strapi, uid: string, params: unknown): Promise<string | undefined> {
  const { documentId, locale, status: asked } = v.parse(paramsSchema, params);
  const status = asked === 'published' ? 'published' : 'draft';
  const address =
    mayRead(strapi, uid) && isEntryName(documentId)
      ? await siteAddress(strapi, uid, { documentId, locale: locale ?? '', status })
      : null;
  return address === null ? undefined : previewPrefix(status) + address;
}
