import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backupStateFile, type BackupState } from '../src/api/backup/contract';
import { siteStatePath, siteStateSchema } from '../src/api/watching/contract';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { call, succeed } from './support/http';
import { MailServer } from './support/mail-server';
import { startOwnCms, type OwnCms } from './support/own-cms';

const hour = 60 * 60_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

let server: MailServer;
let cms: OwnCms;

const record = (state: BackupState) => writeFile(join(cms.dataDirectory, backupStateFile), JSON.stringify(state));
const alerts = () => server.received.filter(({ mail }) => /backup|respaldo/.test(mail.subject ?? ''));

async function status() {
  const token = await signIn(undefined, cms.url);
  return v.parse(siteStateSchema, (await succeed(siteStatePath, { token, url: cms.url })).json).backup;
}

beforeAll(async () => {
  server = await MailServer.start();
  cms = await startOwnCms({
    SMTP_URL: server.url,
    MAIL_FROM: 'no-reply@site.example',
    PUBLIC_URL: 'http://www.site.example',
    ...strapiConfig({ 'mail.pollMs': 50 }),
  });
}, 120_000);
afterAll(async () => {
  await cms.remove();
  await server.close();
});

test('the panel says how old the last backup is, to accounts that edit the site', async () => {
  expect(await status()).toEqual({ succeededAt: null, problem: 'none' });
  const nineHoursAgo = ago(9);
  await record({ succeededAt: nineHoursAgo, failedAt: ago(20) });
  expect(await status()).toEqual({ succeededAt: nineHoursAgo, problem: null });

  const member = await signIn(await createAccount(['prayer-team'], cms.url), cms.url);
  expect((await call(siteStatePath, { token: member, url: cms.url })).status).toBe(403);
  expect((await call(siteStatePath, { url: cms.url })).status).toBe(401);
}, 60_000);

test('super admins get one mail a day when a backup failed or is overdue, in their language', async () => {
  expect(alerts()).toEqual([]);
  await record({ succeededAt: ago(9), failedAt: ago(1) });
  expect((await status()).problem).toBe('failed');
  await vi.waitFor(() => expect(alerts()).toHaveLength(1), { timeout: 60_000 });
  expect(alerts()[0]?.mail.text).toContain('The last backup of the site failed');

  const token = await signIn(undefined, cms.url);
  await succeed('/admin/users/me', { method: 'PUT', body: { preferedLanguage: 'es' }, token, url: cms.url });
  await record({ succeededAt: ago(40), failedAt: null });
  await vi.waitFor(() => expect(alerts()).toHaveLength(2), { timeout: 60_000 });
  expect(alerts()[1]?.mail.text).toContain('Hace más de un día y medio');
}, 60_000);
