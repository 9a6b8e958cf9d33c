import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { eventMediaUid, type MediaEntry, mediaEntrySchema } from './media-entry';

const listed = 100;

const answerSchema = v.object({
  results: v.array(mediaEntrySchema),
  pagination: v.object({ total: v.number() }),
});

export type MediaOfEvent = { entries: MediaEntry[]; more: number };

/** Items without a position come last; databases differ in how they sort null. */
function inOrder(entries: readonly MediaEntry[]): MediaEntry[] {
  const place = ({ sortOrder }: MediaEntry) => sortOrder ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => place(a) - place(b));
}

const eventMediaApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    mediaOfEvent: builder.query<MediaOfEvent, string>({
      query: (eventId) => ({
        url: `/content-manager/collection-types/${eventMediaUid}`,
        method: 'GET',
        config: {
          params: {
            filters: { event: { documentId: { $eq: eventId } } },
            sort: 'sortOrder:ASC',
            page: 1,
            pageSize: listed,
          },
        },
      }),
      transformResponse: (answer: unknown) => {
        const { results, pagination } = v.parse(answerSchema, answer);
        return { entries: inOrder(results), more: pagination.total - results.length };
      },
      // The cache tag that the content manager invalidates when an entry is saved, published or deleted.
      providesTags: [{ type: 'Document', id: `${eventMediaUid}_LIST` }],
    }),
  }),
});

export const { useMediaOfEventQuery } = eventMediaApi;
