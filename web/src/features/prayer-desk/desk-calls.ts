import {
  accountChangesSchema,
  deskPath,
  foundRequestsSchema,
  handedBackSchema,
  nextSchema,
  type OpenRequest,
  type RequestChange,
  type RequestKind,
  requestSchema,
  requestsSchema,
  summarySchema,
  teamSchema,
  templatesSchema,
} from '@contracts/prayer-desk';
import { useMemo } from 'react';
import useSWRMutation, { type SWRMutationConfiguration } from 'swr/mutation';
import { type GenericSchema, null as noAnswer } from 'valibot';
import { localDay } from '@contracts/day';
import type { JsonRequest } from '../../lib/cms-client/fetch-json';
import { type AuthorizedCall, useAuthorizedCall } from '../../lib/panel-session/use-authorized-call';
import type { Desk, Filters } from './desk-address';

export type RequestId = { readonly kind: RequestKind; readonly reference: string };

/** What decides which requests a list shows. */
export type ListQuestion = Pick<Desk, 'tab' | 'view' | 'filters' | 'page'>;

export type DeskCalls = ReturnType<typeof deskCalls>;

function deskCalls(authorizedCall: AuthorizedCall) {
  const call = <T>(schema: GenericSchema<unknown, T>, path: string, request?: JsonRequest) =>
    authorizedCall(schema, deskPath + path, request);

  const ofRequest = async ({ kind, reference }: RequestId, path = '', request?: JsonRequest) => {
    const answer = await call(requestSchema, `/requests/${kind}/${reference}${path}`, request);
    return answer.request;
  };

  return {
    summary: () => call(summarySchema, `/summary?${new URLSearchParams({ today: localDay(new Date()) }).toString()}`),
    team: () => call(teamSchema, '/team'),
    templates: async () => (await call(templatesSchema, '/templates')).templates,
    accountChanges: () => call(accountChangesSchema, '/account-changes'),
    next: (filters: Filters, skipped: readonly string[]) =>
      call(nextSchema, '/next', { method: 'POST', body: { ...filters, skipped } }),
    list: (question: ListQuestion) => call(requestsSchema, `/requests?${listSearch(question)}`),
    search: (text: string) => call(foundRequestsSchema, '/search', { method: 'POST', body: { text } }),
    /** One's own, or another member's. */
    handBack: async (memberId?: number) =>
      (await call(handedBackSchema, '/hand-back', { method: 'POST', body: { memberId } })).requests,
    open: (id: RequestId) => ofRequest(id),
    change: (id: RequestId, body: RequestChange): Promise<OpenRequest> => ofRequest(id, '', { method: 'PUT', body }),
    pray: (id: RequestId, key: string) => ofRequest(id, '/prayers', { method: 'POST', body: { key } }),
    addNote: (id: RequestId, body: { key: string; text: string }) => ofRequest(id, '/notes', { method: 'POST', body }),
    undoPrayer: (id: RequestId, key: string) => ofRequest(id, '/prayers/undo', { method: 'POST', body: { key } }),
    undoNote: (id: RequestId, { key, text }: { key: string; text: string }) =>
      ofRequest(id, '/notes/undo', { method: 'POST', body: { key, text } }),
    claim: (id: RequestId) => ofRequest(id, '/claim', { method: 'POST' }),
    giveBack: (id: RequestId) => ofRequest(id, '/claim', { method: 'DELETE' }),
    deleteSpam: ({ kind, reference }: RequestId) =>
      call(noAnswer(), `/requests/${kind}/${reference}`, { method: 'DELETE' }),
    release: (id: RequestId) => ofRequest(id, '/release', { method: 'POST' }),
  };
}

function listSearch({ tab, view, filters: { status, language }, page }: ListQuestion): string {
  return new URLSearchParams({
    ...(tab === 'find' ? { view } : tab === 'spam' ? { spam: 'true' } : { kind: tab }),
    ...(status === undefined ? {} : { status }),
    ...(language === undefined ? {} : { language }),
    today: localDay(new Date()),
    page: String(page),
  }).toString();
}

export function useDeskCalls(): DeskCalls {
  const call = useAuthorizedCall();
  return useMemo(() => deskCalls(call), [call]);
}

/** A change whose answer replaces what was read under this key. While it is sent, nothing is known of an earlier failure. */
export function useDeskMutation<T, Change = void>(
  key: string,
  send: (change: Change) => Promise<T>,
  events: Pick<SWRMutationConfiguration<T, unknown, string>, 'onSuccess' | 'onError'> = {},
) {
  const { trigger, reset, data, error, isMutating } = useSWRMutation<T, unknown, string, Change>(
    key,
    (_key, { arg }) => send(arg),
    { populateCache: true, revalidate: false, throwOnError: false, ...events },
  );
  return { trigger, reset, data, isMutating, error: isMutating ? undefined : error };
}
