import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { type AnyRow, table } from '../../lib/table';
import { mayInContentManager } from '../../lib/abilities';
import { isEntryName } from '../../lib/path-parameter';
import { hasSession } from '../../lib/viewer';
import { isContentType } from '../reading/schema-fields';
import { locales } from '../../api/language/contract';
import { entryPaths, type EntryType, pagePaths, previewPrefix, type PreviewStatus } from '../../api/preview/contract';

/** A version of an entry, as Strapi's preview names it. */
export type Version = { documentId: string; locale: string; status: PreviewStatus };

type Place = { fields: readonly string[]; pathOf: (strapi: Core.Strapi, row: AnyRow, version: Version) => unknown };

const text = v.pipe(v.string(), v.nonEmpty());

function rowsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  fields: readonly string[],
  where: object,
  status: PreviewStatus,
) {
  return table(strapi, uid).findMany({
    select: ['documentId', 'locale', ...fields],
    where: { ...where, publishedAt: status === 'draft' ? { $null: true } : { $notNull: true } },
  });
}

const page = (path: string): Place => ({ fields: [], pathOf: () => path });

const bySlug = (pathOf: (slug: string) => string): Place => ({
  fields: ['slug'],
  // A draft may not have an address yet; the list shows it.
  pathOf: (_strapi, { slug }) => (v.is(text, slug) ? pathOf(slug) : '/resources'),
});

/** A quiz is opened from its module. */
const quiz: Place = {
  fields: [],
  async pathOf(strapi, { documentId }, { locale, status }) {
    const uid = 'api::training-module.training-module';
    const modules = await rowsOf(strapi, uid, ['slug'], { quiz: { documentId } }, status);
    const slug = (modules.find((module) => module.locale === locale) ?? modules[0])?.['slug'];
    return v.is(text, slug) ? entryPaths.module(slug) : entryPaths.training;
  },
};

const eventMedia: Place = {
  fields: ['eventDocumentId'],
  pathOf: (_strapi, { eventDocumentId }) =>
    v.is(text, eventDocumentId) ? entryPaths.revivalEvent(eventDocumentId) : null,
};

const entryPlaces: Readonly<Record<EntryType, Place>> = {
  'api::article.article': bySlug(entryPaths.article),
  'api::training-module.training-module': bySlug(entryPaths.module),
  'api::quiz.quiz': quiz,
  'api::book.book': { fields: [], pathOf: (_strapi, { documentId }) => entryPaths.book(documentId) },
  'api::revival-event.revival-event': {
    fields: [],
    pathOf: (_strapi, { documentId }) => entryPaths.revivalEvent(documentId),
  },
  'api::event-media.event-media': eventMedia,
};

const places = new Map<string, Place>([
  ...Object.entries(pagePaths).map(([uid, path]): [string, Place] => [uid, page(path)]),
  ...Object.entries(entryPlaces),
]);

/** Adds the language before the place on the page. */
function inLanguage(path: string, locale: string): string {
  const [address = '', place] = path.split('#');
  const named = `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`;
  return place === undefined ? named : `${named}#${place}`;
}

/** The address on the site of an entry in a language; null if the site does not show it. */
export async function siteAddress(strapi: Core.Strapi, uid: string, version: Version): Promise<string | null> {
  const place = places.get(uid);
  const locale = locales.find((known) => known === version.locale);
  if (!place || !isContentType(strapi, uid)) return null;
  const { documentId, status } = version;
  const rows = await rowsOf(strapi, uid, place.fields, { documentId }, status);
  // Types that are not translated have no language.
  const row = rows.find((one) => one.locale === null || one.locale === locale);
  const path = row && (await place.pathOf(strapi, row, version));
  if (!v.is(text, path)) return null;
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
