import * as v from 'valibot';
import { signIn } from './accounts';
import type { Locale } from './language';
import { removeMediaOfEvent } from './panel';
import { runningStack } from './stack';

export interface OwnEvent {
  readonly id: string;
  readonly media: (locale?: Locale) => Promise<readonly Media[]>;
  readonly remove: () => Promise<void>;
}

const created = v.object({ data: v.object({ documentId: v.string() }) });
const mediaSchema = v.array(v.looseObject({ mediaUrl: v.string(), caption: v.string() }));
type Media = v.InferOutput<typeof mediaSchema>[number];

/** Publishes an event for one journey, dated long ago so that it comes last in the timeline. */
export async function createEvent(title: string): Promise<OwnEvent> {
  const { url, superAdmin } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, superAdmin)}`, 'Content-Type': 'application/json' };
  const address = `${url}/content-manager/collection-types/api::revival-event.revival-event`;
  const call = async (path: string, method: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${String(response.status)}: ${text}`);
    return text;
  };
  const entry = { title, date: '1999-12-31', location: 'Ambato', description: 'A night of a journey.' };
  const id = v.parse(created, JSON.parse(await call('?locale=en', 'POST', entry))).data.documentId;
  await call(`/${id}/actions/publish?locale=en`, 'POST', entry);
  return {
    id,
    media: async (locale = 'en') =>
      v.parse(mediaSchema, await (await fetch(`${url}/api/revival-events/${id}/media?locale=${locale}`)).json()),
    remove: async () => {
      await removeMediaOfEvent(id);
      await call(`/${id}?locale=*`, 'DELETE');
    },
  };
}
