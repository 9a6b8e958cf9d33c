import {
  accountChangesSchema,
  deskPath,
  foundRequestsSchema,
  handedBackSchema,
  nextSchema,
  type OpenRequest,
  type RequestChange,
  type RequestKind,
  type RequestView,
  requestSchema,
  requestsSchema,
  summarySchema,
  teamSchema,
  templatesSchema,
} from '@contracts/prayer-desk';
import { useMemo } from 'react';
import { type GenericSchema, null as noAnswer, parse } from 'valibot';
import { localDay } from '@contracts/day';
import { fetchJson, type JsonRequest } from '../../lib/cms-client/fetch-json';
import type { Session } from '../../lib/panel-session/session';
import { useSession } from '../../lib/panel-session/session-provider';
import type { Filters, Tab } from './desk-address';

export type RequestId = { readonly kind: RequestKind; readonly reference: string };

export type ListQuestion = {
  readonly tab: Exclude<Tab, 'find'>;
  readonly filters: Filters;
  readonly page: number;
};

export type DeskCalls = ReturnType<typeof deskCalls>;

function authorizedCall(authorized: Session['authorized']) {
  return <T>(schema: GenericSchema<unknown, T>, path: string, request: Omit<JsonRequest, 'headers'> = {}) =>
    authorized(async (headers) => parse(schema, await fetchJson(path, { ...request, headers })));
}

function deskCalls(authorized: ReturnType<typeof authorizedCall>) {
  const call = <T>(schema: GenericSchema<unknown, T>, path: string, request?: Omit<JsonRequest, 'headers'>) =>
    authorized(schema, deskPath + path, request);

  const ofRequest = async ({ kind, reference }: RequestId, path = '', request: Omit<JsonRequest, 'headers'> = {}) => {
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
    view: (view: RequestView, page: number) =>
      call(
        requestsSchema,
        `/requests?${new URLSearchParams({ view, today: localDay(new Date()), page: String(page) }).toString()}`,
      ),
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

function listSearch({ tab, filters: { status, language }, page }: ListQuestion): string {
  return new URLSearchParams({
    ...(tab === 'spam' ? { spam: 'true' } : { kind: tab }),
    ...(status === undefined ? {} : { status }),
    ...(language === undefined ? {} : { language }),
    today: localDay(new Date()),
    page: String(page),
  }).toString();
}

/** For the calls of a part that is loaded later, whose contract the first screen does not need. */
export function useAuthorizedCall() {
  const { authorized } = useSession();
  return useMemo(() => authorizedCall(authorized), [authorized]);
}

export function useDeskCalls(): DeskCalls {
  const call = useAuthorizedCall();
  return useMemo(() => deskCalls(call), [call]);
}
