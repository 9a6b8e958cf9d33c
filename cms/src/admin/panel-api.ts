import { adminApi, useRBAC } from '@strapi/strapi/admin';
import * as v from 'valibot';
import {
  type Comparison,
  comparisonSchema,
  historyPath,
  type Restored,
  restoredSchema,
  type Versions,
  versionsSchema,
} from '../contracts/content-version';
import { type ExampleCounts, exampleCountsPath, exampleCountsSchema } from '../contracts/example-content';
import { type Ordering, orderingPath, orderingSchema } from '../contracts/ordering';
import { type Visits, visitsPath, visitsSchema } from '../contracts/page-view';
import { type DeskSummary, deskPath, summarySchema } from '../contracts/prayer-desk';
import { siteAddressPath } from '../contracts/preview';
import { type Schedule, schedulePath, scheduleSchema, type Times } from '../contracts/schedule';
import { type Chapter, chapterSchema, scripturePath } from '../contracts/scripture';
import {
  type Board,
  boardPermission,
  boardSchema,
  type Digest,
  digestPath,
  digestSchema,
  type NotNeeded,
  notNeededPath,
  translationBoardPath,
} from '../contracts/translation-board';
import {
  type BroughtBack,
  broughtBackSchema,
  type ReferringEntry,
  referringEntriesSchema,
  type Trash,
  trashPath,
  trashSchema,
} from '../contracts/trash';
import {
  type SiteState,
  siteStatePath,
  siteStateSchema,
  type Upkeep,
  upkeepPath,
  upkeepSchema,
} from '../contracts/watching';
import type { BoardFilters } from './translation-board/board-address';

/** One language of an entry; null for types without translations. */
export type Translation = { readonly uid: string; readonly entryId: string; readonly language: string | null };
type VersionId = Translation & { readonly version: number };

/** `asOf` is not sent: it changes with the entry, which is then asked for again. */
type AsOf = { readonly asOf: string };
type SiteEntry = { uid: string; documentId: string; locale: string };
type PositionedEntry = { uid: string; documentId: string | undefined; locale: string };
type BoardQuestion = Partial<BoardFilters> & { readonly entry?: string; readonly size?: number };
type ChapterQuestion = { translation: string; book: string; chapter: number };

export const crisisLinesPath = '/content-manager/collection-types/api::crisis-line.crisis-line';
const crisisLinesSchema = v.object({
  results: v.array(
    v.object({
      documentId: v.string(),
      countryCode: v.string(),
      name: v.string(),
      phone: v.string(),
      lastCheckedOn: v.nullable(v.string()),
    }),
  ),
});
type CrisisLines = v.InferOutput<typeof crisisLinesSchema>;
export type ListedLine = CrisisLines['results'][number];

const siteAddressSchema = v.object({ address: v.nullable(v.string()) });

function read<Answer, Asked>(
  urlOf: (asked: Asked) => string,
  schema: v.GenericSchema<unknown, Answer>,
  paramsOf: (asked: Asked) => object = () => ({}),
) {
  return {
    query: (asked: Asked) => ({ url: urlOf(asked), method: 'GET' as const, config: { params: paramsOf(asked) } }),
    transformResponse: (answer: unknown) => v.parse(schema, answer),
    // Another screen must not begin with what was true when this one was left.
    keepUnusedDataFor: 0,
  };
}

const inTrash = (method: 'POST' | 'DELETE', urlOf: (id: number) => string) => ({
  query: (id: number) => ({ url: `${trashPath}/${urlOf(id)}`, method }),
  transformResponse: () => null,
  invalidatesTags: ['Trash' as const],
});

const historyOf = ({ uid, entryId }: Translation) => `${historyPath}/${uid}/${entryId}`;
const versionOf = (id: VersionId) => `${historyOf(id)}/${id.version}`;
const languageOf = ({ language }: Translation) => (language === null ? {} : { language });

/** Strapi invalidates this tag with every change of an entry, published alone or with others. */
const changedWithContent = 'CountDocuments';

/** The calls of our pages and cards. `Document` is the content manager's own tag, for its forms and lists. */
export const panelApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'Schedule', 'Trash', 'TranslationDigest', changedWithContent] })
  .injectEndpoints({
    endpoints: (builder) => ({
      deskSummary: builder.query<DeskSummary, undefined>(read(() => `${deskPath}/summary`, summarySchema)),
      exampleCounts: builder.query<ExampleCounts, undefined>(read(() => exampleCountsPath, exampleCountsSchema)),
      siteState: builder.query<SiteState, undefined>(read(() => siteStatePath, siteStateSchema)),
      upkeep: builder.query<Upkeep, undefined>(read(() => upkeepPath, upkeepSchema)),
      visits: builder.query<Visits, undefined>(read(() => visitsPath, visitsSchema)),
      publishedCrisisLines: builder.query<CrisisLines, 'en' | 'es'>(
        read(
          () => crisisLinesPath,
          crisisLinesSchema,
          (locale) => ({ locale, status: 'published', pageSize: 100, sort: 'position:ASC' }),
        ),
      ),

      ordering: builder.query<Ordering, PositionedEntry>({
        ...read(
          () => orderingPath,
          orderingSchema,
          (entry) => entry,
        ),
        providesTags: (_result, _error, { uid }) => [{ type: 'Document', id: `${uid}_LIST` }],
      }),
      siteAddress: builder.query<{ address: string | null }, SiteEntry & AsOf>(
        read(
          () => siteAddressPath,
          siteAddressSchema,
          ({ uid, documentId, locale }) => ({ uid, documentId, ...(locale === '' ? {} : { locale }) }),
        ),
      ),
      scriptureChapter: builder.query<Chapter, ChapterQuestion>(
        read(({ translation, book, chapter }) => `${scripturePath}/${translation}/${book}/${chapter}`, chapterSchema),
      ),

      versions: builder.query<Versions, Translation & AsOf>(read(historyOf, versionsSchema, languageOf)),
      comparison: builder.query<Comparison, VersionId>(read(versionOf, comparisonSchema, languageOf)),
      restoreVersion: builder.mutation<Restored, VersionId>({
        query: (id) => ({ url: `${versionOf(id)}/restore`, method: 'POST', config: { params: languageOf(id) } }),
        transformResponse: (answer: unknown) => v.parse(restoredSchema, answer),
        invalidatesTags: (_answer, _error, { uid, entryId }) => [
          { type: 'Document', id: `${uid}_${entryId}` },
          { type: 'Document', id: uid },
        ],
      }),

      translationBoard: builder.query<Board, BoardQuestion>({
        ...read(
          () => translationBoardPath,
          boardSchema,
          (question) => question,
        ),
        providesTags: [changedWithContent],
      }),
      markNotNeeded: builder.mutation<unknown, NotNeeded>({
        query: (change) => ({ url: notNeededPath, method: 'POST', data: change }),
        invalidatesTags: [changedWithContent],
      }),
      translationDigest: builder.query<Digest, undefined>({
        ...read(() => digestPath, digestSchema),
        providesTags: ['TranslationDigest'],
      }),
      changeDigest: builder.mutation<unknown, { wanted: boolean }>({
        query: (change) => ({ url: digestPath, method: 'PUT', data: change }),
        invalidatesTags: ['TranslationDigest'],
      }),

      schedule: builder.query<Schedule, undefined>({
        ...read(() => schedulePath, scheduleSchema),
        providesTags: ['Schedule', changedWithContent],
      }),
      changeSchedule: builder.mutation<unknown, Translation & Times>({
        query: ({ uid, entryId, ...times }) => ({
          url: `${schedulePath}/${uid}/${entryId}`,
          method: 'PUT',
          data: times,
        }),
        invalidatesTags: ['Schedule'],
      }),

      trash: builder.query<Trash, undefined>({ ...read(() => trashPath, trashSchema), providesTags: ['Trash'] }),
      references: builder.query<{ references: ReferringEntry[] }, Translation>(
        read(({ uid, entryId }) => `${trashPath}/references/${uid}/${entryId}`, referringEntriesSchema, languageOf),
      ),
      bringEntryBack: builder.mutation<BroughtBack, number>({
        query: (id) => ({ url: `${trashPath}/entries/${id}/restore`, method: 'POST' }),
        transformResponse: (answer: unknown) => v.parse(broughtBackSchema, answer),
        invalidatesTags: (answer) => [
          'Trash',
          ...(answer ? [{ type: 'Document' as const, id: `${answer.uid}_LIST` }] : []),
        ],
      }),
      deleteEntryForGood: builder.mutation<null, number>(inTrash('DELETE', (id) => `entries/${id}`)),
      bringFileBack: builder.mutation<null, number>(inTrash('POST', (id) => `files/${id}/restore`)),
      deleteFileForGood: builder.mutation<null, number>(inTrash('DELETE', (id) => `files/${id}`)),
    }),
  });

type Granted = { readonly action: string; readonly subject: string };

/** A permission as menus, pages and cards of the panel ask for it. */
export const fullPermission = ({ action, subject }: Granted) => ({
  id: 0,
  action,
  subject,
  actionParameters: {},
  properties: {},
  conditions: [],
});

/** To read, update or delete entries of this type, such as `article`. */
export const permissionTo = (action: 'read' | 'update' | 'delete', noun: string) =>
  fullPermission({ action: `plugin::content-manager.explorer.${action}`, subject: `api::${noun}.${noun}` });

const boardPermissions = [fullPermission(boardPermission)];

export function useMayTranslate(): boolean {
  return useRBAC(boardPermissions).allowedActions['canUpdate'] === true;
}
