import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inject } from 'vitest';
import type { Account } from './accounts';
import {
  createEntry,
  deleteEntry,
  publishEntry,
  publishSingle,
  saveSingle,
  unpublishSingle,
  updateEntry,
} from './admin';
import { succeed, type Answer } from './http';
import { article, homePage } from './pages';
import { revivalEvent } from './revival';
import { tokenOf } from './signed-in';

export const homeUid = 'api::home-page.home-page';
export const articleUid = 'api::article.article';
export const eventUid = 'api::revival-event.revival-event';

/** Stands in every draft, and in nothing that is published. */
export const secret = 'Unpublished-words';

/** The calls that answer the drafts below. */
export const draftCalls = [
  '/api/home-page?locale=es',
  '/api/articles?locale=en',
  '/api/articles/preview-published?locale=en',
  '/api/articles/preview-unpublished?locale=en',
  '/api/revival-events?locale=en',
];

const signInAnswer = v.object({ data: v.object({ token: v.string() }) });

export type PanelSession = { token: string; cookie: string; deviceId: string };

export const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

export async function startSession(account: Account = inject('cms').superAdmin): Promise<PanelSession> {
  const deviceId = randomUUID();
  const answer = await succeed('/admin/login', { body: { ...account, deviceId, rememberMe: false } });
  return { token: v.parse(signInAnswer, answer.json).data.token, cookie: cookiesOf(answer), deviceId };
}

export type Drafts = { published: string; unpublished: string; unpublishedEvent: string };

/** A page, two articles and an event with drafts that hold the secret words. */
export async function writeDrafts(): Promise<Drafts> {
  const token = await tokenOf();
  await unpublishSingle(token, homeUid);
  await publishSingle(token, homeUid, 'en', homePage('seen by visitors'));
  await publishSingle(token, homeUid, 'es', homePage('lo que se ve'));
  await saveSingle(token, homeUid, 'es', homePage(secret));
  const published = await createEntry(token, articleUid, 'en', article('preview-published'));
  await publishEntry(token, articleUid, published, 'en');
  await updateEntry(token, articleUid, published, 'en', { ...article('preview-published'), title: secret });
  const unpublished = await createEntry(token, articleUid, 'en', {
    ...article('preview-unpublished', 2),
    title: secret,
  });
  const unpublishedEvent = await createEntry(token, eventUid, 'en', { ...revivalEvent('preview'), title: secret });
  return { published, unpublished, unpublishedEvent };
}

export async function removeDrafts({ published, unpublished, unpublishedEvent }: Drafts): Promise<void> {
  const token = await tokenOf();
  await unpublishSingle(token, homeUid);
  for (const id of [published, unpublished]) await deleteEntry(token, articleUid, id);
  await deleteEntry(token, eventUid, unpublishedEvent);
}
