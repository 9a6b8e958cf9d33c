import type { Core } from '@strapi/strapi';

export type MayReadDrafts = (uid: string) => boolean;

/** By call. Nothing that a caller sends gets in here. */
const previews = new WeakMap<object, MayReadDrafts>();

/** Answers this call with the drafts that the account may read, and with published entries otherwise. */
export function answerWithDrafts(ctx: object, mayRead: MayReadDrafts): void {
  previews.set(ctx, mayRead);
}

export function readsDrafts(strapi: Core.Strapi, uid: string): boolean {
  const ctx = strapi.requestContext.get();
  return ctx !== undefined && (previews.get(ctx)?.(uid) ?? false);
}

/** Selects the rows of a content type that the current call may see: published ones, unless it is a preview. */
export function shownVersion(strapi: Core.Strapi, uid: string) {
  return { publishedAt: readsDrafts(strapi, uid) ? { $null: true } : { $notNull: true } };
}
