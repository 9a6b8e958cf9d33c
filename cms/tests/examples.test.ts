import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleCountsPath, exampleCountsSchema } from '../src/contracts/example-content';
import { createEntry, deleteEntry, publishEntry, publishSingle, saveSingle, updateEntry } from './support/admin';
import { tokenOfMember } from './support/accounts';
import { call, succeed } from './support/http';
import { book } from './support/library';
import { contactPage } from './support/site-pages';

const bookUid = 'api::book.book';
const pageUid = 'api::contact-page.contact-page';
const markedSchema = v.object({ data: v.object({ isExample: v.nullable(v.boolean()) }) });

let token: string;
let bookId: string;

async function isMarked(path: string): Promise<boolean> {
  const { json } = await succeed(`/content-manager/${path}`, { token });
  return v.parse(markedSchema, json).data.isExample === true;
}

const bookIsMarked = (locale: string, status = 'draft') =>
  isMarked(`collection-types/${bookUid}/${bookId}?locale=${locale}&status=${status}`);
const pageIsMarked = (locale: string) => isMarked(`single-types/${pageUid}?locale=${locale}&status=draft`);

async function counted(uid: string): Promise<Record<string, number>> {
  const { json } = await succeed(exampleCountsPath, { token });
  const type = v.parse(exampleCountsSchema, json).types.find((one) => one.uid === uid);
  return Object.fromEntries(type?.locales.map(({ locale, count }) => [locale, count]) ?? []);
}

beforeAll(async () => {
  token = await tokenOfMember('ministry-admin');
  bookId = await createEntry(token, bookUid, 'en', { ...book('Example', 1), isExample: true });
  await publishEntry(token, bookUid, bookId, 'en');
  for (const locale of ['en', 'es'] as const) {
    await publishSingle(token, pageUid, locale, { ...contactPage(locale), isExample: true });
  }
});

afterAll(async () => {
  await deleteEntry(token, bookUid, bookId);
});

describe('an entry that is an example', () => {
  test('stays one when it is saved or published as it is', async () => {
    await updateEntry(token, bookUid, bookId, 'en', { ...book('Example', 1), isExample: true });
    await publishEntry(token, bookUid, bookId, 'en');
    await saveSingle(token, pageUid, 'en', { ...contactPage('en'), isExample: true });
    await publishSingle(token, pageUid, 'en', { ...contactPage('en'), isExample: true });
    expect(await bookIsMarked('en')).toBe(true);
    expect(await bookIsMarked('en', 'published')).toBe(true);
    expect(await pageIsMarked('en')).toBe(true);
    expect((await counted(bookUid))['en']).toBeGreaterThan(0);
    expect(await counted(pageUid)).toEqual({ en: 1, es: 1 });
  });

  test('is not marked as one for visitors', async () => {
    for (const path of ['/api/books?locale=en', `/api/books/${bookId}?locale=en`, '/api/contact-page?locale=en']) {
      const { status, text } = await call(path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/isExample/i);
    }
    expect((await call('/api/books?fields=title,isExample')).status).toBe(400);
    expect((await call('/api/books?filters[isExample]=true')).status).toBe(400);
    expect((await call(exampleCountsPath)).status).toBe(401);
  });

  test('is no longer one after an editor changed it, in that language only', async () => {
    const before = (await counted(bookUid))['en'] ?? 0;
    await updateEntry(token, bookUid, bookId, 'en', { ...book('Our own', 1), isExample: true });
    expect(await bookIsMarked('en')).toBe(false);
    // Visitors still read the example: it was not published yet.
    expect(await bookIsMarked('en', 'published')).toBe(true);
    await publishEntry(token, bookUid, bookId, 'en');
    expect(await bookIsMarked('en', 'published')).toBe(false);
    expect((await counted(bookUid))['en'] ?? 0).toBe(before - 1);

    const changed = contactPage('en');
    changed.scripture.verse = 'Changed deep inside';
    await publishSingle(token, pageUid, 'en', { ...changed, isExample: true });
    expect(await pageIsMarked('en')).toBe(false);
    expect(await pageIsMarked('es')).toBe(true);
    expect(await counted(pageUid)).toEqual({ es: 1 });
  });

  test('is no longer one when an editor removes the mark', async () => {
    await saveSingle(token, pageUid, 'es', { ...contactPage('es'), isExample: false });
    expect(await pageIsMarked('es')).toBe(false);
    expect(await counted(pageUid)).toEqual({});
  });
});
