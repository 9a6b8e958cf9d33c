import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import {
  type AccountChanges,
  accountChangesSchema,
  type DeskSummary,
  deskPath,
  type NextRequest,
  nextSchema,
  type OpenRequest,
  type RequestChange,
  type RequestKind,
  type RequestPage,
  requestSchema,
  requestsSchema,
  summarySchema,
  type Team,
  teamSchema,
} from '../../api/prayer-desk/contract';
import type { Filters, Tab } from './desk-address';

export type RequestId = { readonly kind: RequestKind; readonly reference: string };

/** `sitting` gives each session its own cache entry. */
type NextQuestion = { readonly filters: Filters; readonly skipped: readonly string[]; readonly sitting: number };

type ListQuestion = { readonly tab: Tab; readonly filters: Filters; readonly page: number };

const pathOf = ({ kind, reference }: RequestId) => `${deskPath}/requests/${kind}/${reference}`;
const opened = (answer: unknown): OpenRequest => v.parse(requestSchema, answer).request;

/** Confidential answers are not cached: an opened request is always fetched. */
const unkept = 0;

const prayerDeskApi = adminApi.enhanceEndpoints({ addTagTypes: ['PrayerDesk'] }).injectEndpoints({
  endpoints: (builder) => ({
    deskSummary: builder.query<DeskSummary, undefined>({
      query: () => ({ url: `${deskPath}/summary`, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(summarySchema, answer),
      providesTags: ['PrayerDesk'],
    }),
    deskTeam: builder.query<Team, undefined>({
      query: () => ({ url: `${deskPath}/team`, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(teamSchema, answer),
    }),
    accountChanges: builder.query<AccountChanges, undefined>({
      query: () => ({ url: `${deskPath}/account-changes`, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(accountChangesSchema, answer),
    }),
    deskRequests: builder.query<RequestPage, ListQuestion>({
      query: ({ tab, filters: { status, language }, page }) => ({
        url: `${deskPath}/requests`,
        method: 'GET',
        config: {
          params: {
            ...(tab === 'quarantine' ? { quarantined: 'true' } : { kind: tab }),
            ...(status === undefined ? {} : { status }),
            ...(language === undefined ? {} : { language }),
            page,
          },
        },
      }),
      transformResponse: (answer: unknown) => v.parse(requestsSchema, answer),
      providesTags: ['PrayerDesk'],
    }),
    nextRequest: builder.query<NextRequest, NextQuestion>({
      query: ({ filters, skipped }) => ({ url: `${deskPath}/next`, method: 'POST', data: { ...filters, skipped } }),
      transformResponse: (answer: unknown) => v.parse(nextSchema, answer),
      keepUnusedDataFor: unkept,
    }),
    openRequest: builder.query<OpenRequest, RequestId>({
      query: (id) => ({ url: pathOf(id), method: 'GET' }),
      transformResponse: opened,
      keepUnusedDataFor: unkept,
    }),
    changeRequest: builder.mutation<OpenRequest, RequestId & { change: RequestChange }>({
      // The panel's client, which renews the session, has no PATCH.
      query: ({ change, ...id }) => ({ url: pathOf(id), method: 'PUT', data: change }),
      transformResponse: opened,
      invalidatesTags: (request) => (request === undefined ? [] : ['PrayerDesk']),
    }),
    pray: builder.mutation<OpenRequest, RequestId & { key: string }>({
      query: ({ key, ...id }) => ({ url: `${pathOf(id)}/prayers`, method: 'POST', data: { key } }),
      transformResponse: opened,
      invalidatesTags: (request) => (request === undefined ? [] : ['PrayerDesk']),
    }),
    addNote: builder.mutation<OpenRequest, RequestId & { key: string; text: string }>({
      query: ({ key, text, ...id }) => ({ url: `${pathOf(id)}/notes`, method: 'POST', data: { key, text } }),
      transformResponse: opened,
    }),
    claim: builder.mutation<OpenRequest, RequestId & { give: 'take' | 'back' }>({
      query: ({ give, ...id }) => ({ url: `${pathOf(id)}/claim`, method: give === 'take' ? 'POST' : 'DELETE' }),
      transformResponse: opened,
      invalidatesTags: (request) => (request === undefined ? [] : ['PrayerDesk']),
    }),
    release: builder.mutation<OpenRequest, RequestId>({
      query: (id) => ({ url: `${pathOf(id)}/release`, method: 'POST' }),
      transformResponse: opened,
      invalidatesTags: (request) => (request === undefined ? [] : ['PrayerDesk']),
    }),
  }),
});

export const {
  useDeskSummaryQuery,
  useDeskTeamQuery,
  useAccountChangesQuery,
  useDeskRequestsQuery,
  useNextRequestQuery,
  useOpenRequestQuery,
  useChangeRequestMutation,
  usePrayMutation,
  useAddNoteMutation,
  useClaimMutation,
  useReleaseMutation,
} = prayerDeskApi;
