import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type AnyRow, table } from '../../lib/table';
import { mayInContentManager } from '../../lib/abilities';
import { isEntryName } from '../../lib/path-parameter';
import { hasSession } from '../../lib/viewer';
import { isContentType } from '../reading/schema-fields';
import { locales } from '../../contracts/language';
import { previewPrefix, type PreviewStatus } from '../../contracts/preview';
import { type EntryPath, siteTypes } from '../../site-types';

export type Version = { documentId: string; locale: string; status: PreviewStatus };

const text = v.pipe(v.string(), v.nonEmpty());

async function rowsOf(
  strapi: Core.Strapi,
  uid: string,
  where: object,
  { status }: Version,
  field = 'locale',
): Promise<AnyRow[]> {
  if (!isContentType(strapi, uid)) return [];
  return table(strapi, uid).findMany({
    select: [...new Set(['documentId', 'locale', field])],
    where: { ...where, publishedAt: status === 'draft' ? { $null: true } : { $notNull: true } },
  });
}

async function entryPath(
  strapi: Core.Strapi,
  { field, of, otherwise, shownBy }: EntryPath,
  row: AnyRow,
  version: Version,
): Promise<string | undefined> {
  let named: AnyRow | undefined = row;
  if (shownBy) {
    const where = { [shownBy.relation]: { documentId: version.documentId } };
    const showing = await rowsOf(strapi, shownBy.uid, where, version, field);
    named = showing.find(({ locale }) => locale === version.locale) ?? showing[0];
  }
  const value = named?.[field];
  return v.is(text, value) ? of(value) : otherwise;
}

function inLanguage(path: string, locale: string): string {
  const [address = '', fragment] = path.split('#');
  const named = `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
  return fragment === undefined ? named : `${named}#${fragment}`;
}

/** The address on the site of an entry in a language; null if the site does not show it. */
export async function siteAddress(strapi: Core.Strapi, uid: string, version: Version): Promise<string | null> {
  const at = siteTypes[uid]?.path;
  if (at === undefined) return null;
  const locale = locales.find((known) => known === version.locale);
  const field = typeof at === 'string' || at.shownBy ? undefined : at.field;
  const rows = await rowsOf(strapi, uid, { documentId: version.documentId }, version, field);
  // Types that are not translated have no language.
  const row = rows.find((one) => one.locale === null || one.locale === locale);
  const path = row && (typeof at === 'string' ? at : await entryPath(strapi, at, row, version));
  if (path === undefined) return null;
  return locale === undefined ? path : inLanguage(path, locale);
}

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
