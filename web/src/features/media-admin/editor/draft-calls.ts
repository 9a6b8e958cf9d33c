import {
  type EventDraft,
  eventDraftPath,
  eventDraftSchema,
  eventDraftsPath,
  eventDraftsSchema,
  type NewEventDraft,
} from '@contracts/event-draft';
import { idempotencyHeader } from '@contracts/submission';
import { parse } from 'valibot';
import { fetchJson } from '../../../lib/cms-client/fetch-json';
import type { Session } from '../../../lib/panel-session/session';

type Authorized = Session['authorized'];

export function loadDrafts(authorized: Authorized): Promise<readonly EventDraft[]> {
  return authorized(async (headers) => parse(eventDraftsSchema, await fetchJson(eventDraftsPath, { headers })));
}

/** The same `key` with the same draft creates one event, however often it is sent. */
export function createDraft(authorized: Authorized, body: NewEventDraft, key: string): Promise<EventDraft> {
  return authorized(async (headers) =>
    parse(
      eventDraftSchema,
      await fetchJson(eventDraftsPath, { method: 'POST', body, headers: { ...headers, [idempotencyHeader]: key } }),
    ),
  );
}

/** Refused with 409 if the draft is no longer the version that was edited. */
export function changeDraft(
  authorized: Authorized,
  { id, version }: Pick<EventDraft, 'id' | 'version'>,
  draft: NewEventDraft,
): Promise<EventDraft> {
  return authorized(async (headers) =>
    parse(
      eventDraftSchema,
      await fetchJson(eventDraftPath(id), { method: 'PUT', body: { ...draft, version }, headers }),
    ),
  );
}
