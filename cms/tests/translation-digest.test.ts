import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { boardSchema, digestPath, translationBoardPath } from '../src/api/translation-board/contract';
import { type Account, createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { succeed } from './support/http';
import { MailServer } from './support/mail-server';
import { type OwnCms, startOwnCms } from './support/own-cms';
import { article } from './support/pages';

const uid = 'api::article.article';
const createdSchema = v.object({ data: v.looseObject({ documentId: v.string() }) });

let server: MailServer;
let cms: OwnCms;
let editor: Account;
let other: Account;
let entry: string;

const asEditor = async (path: string, options: { method?: string; body?: unknown } = {}) =>
  succeed(path, { ...options, token: await signIn(editor, cms.url), url: cms.url });

const subscribe = async (account: Account, wanted: boolean) =>
  succeed(digestPath, { method: 'PUT', body: { wanted }, token: await signIn(account, cms.url), url: cms.url });

const digestsTo = ({ email }: Account) =>
  server.received.filter(({ to, mail }) => to.includes(email) && /Traducciones|Translations/.test(mail.subject ?? ''));

/** As if the last digest had been in an earlier month. */
const turnBack = () => cms.query("UPDATE digest_subscriptions SET month = '2020-01'");

async function publish(locale: string, title: string): Promise<void> {
  const path = `/content-manager/collection-types/${uid}/${entry}`;
  await asEditor(`${path}?locale=${locale}`, { method: 'PUT', body: { ...article('digest'), title } });
  await asEditor(`${path}/actions/publish?locale=${locale}`, { body: {} });
}

async function stateOfSpanish(): Promise<string | undefined> {
  const { json } = await asEditor(`${translationBoardPath}?type=${uid}&entry=${entry}`);
  return v.parse(boardSchema, json).entries[0]?.languages.es.state;
}

beforeAll(async () => {
  server = await MailServer.start();
  cms = await startOwnCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'no-reply@site.example',
    PUBLIC_URL: 'http://www.site.example',
    ...strapiConfig({ 'mail.pollMs': 50 }),
    DIGEST_HOUR: '0',
  });
  editor = await createAccount(['ministry-admin'], cms.url);
  other = await createAccount(['ministry-admin'], cms.url);
  await asEditor('/admin/users/me', { method: 'PUT', body: { preferedLanguage: 'es' } });
  const created = await asEditor(`/content-manager/collection-types/${uid}?locale=en`, {
    body: { ...article('digest'), title: 'Draft of a title' },
  });
  entry = v.parse(createdSchema, created.json).data.documentId;
  await publish('en', 'Peace in the storm');
  await publish('es', 'Paz en la tormenta');
  await publish('en', 'Peace in a storm');
  await cms.query('DELETE FROM published_texts');
  await cms.query("DELETE FROM strapi_core_store_settings WHERE key LIKE '%published-texts%'");
  // A second program on the same database, which computes what is missing at its start and sends mails as well.
  await cms.replica();
}, 120_000);

afterAll(async () => {
  await cms.remove();
  await server.close();
});

describe('a site from before the board', () => {
  test('has nothing behind, and notices the next change', async () => {
    expect(await stateOfSpanish()).toBe('published');
    await publish('en', 'Peace in every storm');
    expect(await stateOfSpanish()).toBe('behind');
  });
});

describe('the monthly email', () => {
  test('comes once in a month, to those who asked for it, in their language', async () => {
    await subscribe(editor, true);
    await turnBack();
    await vi.waitFor(() => expect(digestsTo(editor)).toHaveLength(1), { timeout: 60_000 });

    const [digest] = digestsTo(editor);
    expect(digest?.mail.subject).toBe('Traducciones en www.site.example');
    expect(digest?.mail.text).toContain('Paz en la tormenta: el texto en español aún dice lo anterior');
    expect(digest?.mail.text).toContain('http://www.site.example/admin/panel/translations');
    expect(digest?.mail.text).not.toContain('Draft of a title');

    // A later subscriber is next in line of the same job: once that email is here, a second one would be too.
    await subscribe(other, true);
    await cms.query(`UPDATE digest_subscriptions SET month = '2020-01' WHERE month <> '2020-01'`);
    await vi.waitFor(() => expect(digestsTo(other)).toHaveLength(1), { timeout: 60_000 });
    expect(digestsTo(editor)).toHaveLength(1);
  });

  test('does not come when it was turned off', async () => {
    server.received.length = 0;
    await subscribe(editor, false);
    await cms.query("DELETE FROM outbox_messages WHERE dedupe_key LIKE 'translations%'");
    await turnBack();
    await vi.waitFor(() => expect(digestsTo(other)).toHaveLength(1), { timeout: 60_000 });
    expect(digestsTo(editor)).toEqual([]);
  });
});
