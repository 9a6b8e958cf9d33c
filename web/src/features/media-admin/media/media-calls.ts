import {
  adminMediaListSchema,
  eventMediaPath,
  adminMediaSchema,
  mediaOfEventPath,
  mediaOrderPath,
  type AdminMedia,
  type MediaChange,
  type MediaOrder,
} from '@contracts/event-media';
import { parse } from 'valibot';
import { fetchJson } from '../../../lib/cms-client/fetch-json';
import type { Session } from '../../../lib/panel-session/session';

export type MediaCalls = {
  /** Includes withdrawn items, in order. */
  load: () => Promise<readonly AdminMedia[]>;
  saveOrder: (order: MediaOrder) => Promise<readonly AdminMedia[]>;
  change: (id: string, change: MediaChange) => Promise<AdminMedia>;
  /** `keepalive` lets the request outlive the page. */
  remove: (id: string, keepalive: boolean) => Promise<void>;
};

export function mediaCalls(eventId: string, authorized: Session['authorized']): MediaCalls {
  return {
    load: () =>
      authorized(async (headers) =>
        parse(adminMediaListSchema, await fetchJson(mediaOfEventPath(eventId), { headers })),
      ),
    saveOrder: (body) =>
      authorized(async (headers) =>
        parse(adminMediaListSchema, await fetchJson(mediaOrderPath(eventId), { method: 'PUT', headers, body })),
      ),
    change: (id, body) =>
      authorized(async (headers) =>
        parse(adminMediaSchema, await fetchJson(eventMediaPath(id), { method: 'PATCH', headers, body })),
      ),
    remove: (id, keepalive) =>
      authorized(async (headers) => {
        await fetchJson(eventMediaPath(id), { method: 'DELETE', headers, keepalive });
      }),
  };
}
