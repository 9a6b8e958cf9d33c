import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memberWith } from './support/accounts';
import { createEntry, deleteEntry } from './support/admin';
import { call, succeed } from './support/http';
import { article } from './support/pages';
import {
  articleUid,
  draftCalls,
  type Drafts,
  eventUid,
  homeUid,
  type PanelSession,
  removeDrafts,
  secret,
  startSession,
  writeDrafts,
} from './support/preview-drafts';
import { tokenOf } from './support/signed-in';

const urlAnswer = v.object({ data: v.object({ url: v.optional(v.string()) }) });

let token: string;
let session: PanelSession;
let drafts: Drafts;

beforeAll(async () => {
  token = await tokenOf();
  session = await startSession(await memberWith('ministry-admin'));
  drafts = await writeDrafts();
});

afterAll(() => removeDrafts(drafts));

const draft = (path: string, cookie = session.cookie) =>
  call(`/admin/preview/draft${path}`, { headers: { Cookie: cookie } });

describe('a ministry admin', () => {
  test.each(draftCalls)('reads the draft at %s', async (path) => {
    const { status, text, headers } = await draft(path);
    expect(status).toBe(200);
    expect(text).toContain(secret);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
  });

  test.each(draftCalls)('reads what is published at %s when that is asked for', async (path) => {
    const { text, headers } = await call(`/admin/preview/published${path}`, { headers: { Cookie: session.cookie } });
    expect(text).not.toContain(secret);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('reads the media of an event that was never published', async () => {
    const path = `/api/revival-events/${drafts.unpublishedEvent}/media?locale=en`;
    expect((await draft(path)).status).toBe(200);
    expect((await call(path)).status).toBe(404);
  });

  test('is told when a draft lacks what the site needs', async () => {
    const id = await createEntry(token, articleUid, 'en', { ...article('preview-incomplete', 3), title: null });
    expect((await draft('/api/articles/preview-incomplete?locale=en')).status).toBe(422);
    expect((await draft('/api/articles?locale=en')).status).toBe(200);
    await deleteEntry(token, articleUid, id);
  });

  const addresses = async (uid: string, query: Record<string, string>) => {
    const path = `/content-manager/preview/url/${uid}?${new URLSearchParams(query).toString()}`;
    return v.parse(urlAnswer, (await succeed(path, { token: session.token })).json).data.url;
  };

  test('gets the address of the preview of each entry, in its language', async () => {
    expect(await addresses(homeUid, { locale: 'es' })).toBe('/admin/preview/draft/?lang=es');
    expect(await addresses(homeUid, { locale: 'es', status: 'published' })).toBe('/admin/preview/published/?lang=es');
    expect(await addresses(articleUid, { documentId: drafts.unpublished, locale: 'en', status: 'draft' })).toBe(
      '/admin/preview/draft/resources?article=preview-unpublished&lang=en',
    );
    expect(await addresses(eventUid, { documentId: drafts.unpublishedEvent, locale: 'en', status: 'draft' })).toBe(
      `/admin/preview/draft/?event=${drafts.unpublishedEvent}&lang=en#revival`,
    );
  });

  test('learns where visitors see what is published, and nothing of a draft', async () => {
    const of = async (documentId: string) =>
      (
        await succeed(`/admin/site-address?uid=${articleUid}&documentId=${documentId}&locale=en`, {
          token: session.token,
        })
      ).json;
    expect(await of(drafts.published)).toEqual({ address: '/resources?article=preview-published&lang=en' });
    expect(await of(drafts.unpublished)).toEqual({ address: null });
  });
});
