import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayMs, utcDay } from '../src/contracts/day';
import { siteStatePath, siteStateSchema, type Upkeep, upkeepPath, upkeepSchema } from '../src/contracts/watching';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { strapiConfig } from './support/cms-process';
import { call, succeed } from './support/http';
import { makeOwnFolder } from './support/own-folder';
import { type OwnCms, startOwnCms } from './support/own-cms';
import { article } from './support/pages';

const entryAnswer = v.object({ data: v.looseObject({ documentId: v.string() }) });
const articles = '/content-manager/collection-types/api::article.article';

let folder: string;
let cms: OwnCms;
let superAdmin: string;
let other: Server;
let secure: Server;
let isBack = false;
const asked: string[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const linkTo = (path: string) => `http://127.0.0.1:${portOf(other)}/${path}`;

const upkeep = async (token = superAdmin): Promise<Upkeep> =>
  v.parse(upkeepSchema, (await succeed(upkeepPath, { token, url: cms.url })).json);

const state = async () =>
  v.parse(siteStateSchema, (await succeed(siteStatePath, { token: superAdmin, url: cms.url })).json);

/** Waits until the links were checked as if this was the last time before. */
async function checkAgain({ checkedAt }: { checkedAt: number }): Promise<void> {
  const read = async () => {
    const [row] = await cms.query("SELECT value FROM strapi_core_store_settings WHERE key LIKE '%links_state'");
    return v.parse(
      v.object({ checkedAt: v.number(), triedAt: v.number(), broken: v.array(v.string()) }),
      JSON.parse(v.parse(v.string(), row?.['value'])),
    );
  };
  const { broken } = await vi.waitFor(read, { timeout: 30_000 });
  asked.splice(0);
  const value = JSON.stringify({ checkedAt, triedAt: 0, broken });
  await cms.query(`UPDATE strapi_core_store_settings SET value = '${value}' WHERE key LIKE '%links_state'`);
  // It is claimed first; the last link of all answers after the others.
  await vi.waitFor(async () => expect((await read()).triedAt).toBeGreaterThan(0), { timeout: 30_000 });
}

async function publish(content: string): Promise<string> {
  const body = { ...article('linked'), content };
  const { json } = await succeed(`${articles}?locale=en`, { url: cms.url, token: superAdmin, body });
  const { documentId } = v.parse(entryAnswer, json).data;
  await succeed(`${articles}/${documentId}/actions/publish?locale=en`, { url: cms.url, token: superAdmin, body });
  return documentId;
}

beforeAll(async () => {
  folder = await makeOwnFolder('upkeep-');
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '10', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  secure = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1');
  other = createServer(({ url = '' }, response) => {
    asked.push(url.slice(1));
    if (url === '/moved') response.writeHead(302, { Location: '/alive' }).end();
    else if (url === '/inside') response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
    else if (url === '/robots') response.writeHead(403).end();
    else response.writeHead(url === '/gone' && !isBack ? 404 : 200).end('A page');
  }).listen(0, '127.0.0.1');
  await Promise.all([once(other, 'listening'), once(secure, 'listening')]);
  const portFile = join(folder, 'reached-port');
  await writeFile(portFile, String(portOf(other)));
  cms = await startOwnCms({
    REACHED_PORT_FILE: portFile,
    ...strapiConfig({
      'site.upkeep.pollMs': 100,
      'site.images.siteOrigin': `https://127.0.0.1:${portOf(secure)}`,
    }),
  });
  superAdmin = await signIn(undefined, cms.url);
}, 120_000);

afterAll(async () => {
  await cms.remove();
  other.close();
  secure.close();
  await rm(folder, { recursive: true });
});

test('names the links of published content that lead nowhere, until they are mended', async () => {
  expect(await upkeep()).toEqual({ checkedAt: null, brokenLinks: [], idleAccounts: [] });
  const paths = ['alive', 'moved', 'robots', 'gone', 'inside'];
  const id = await publish(paths.map((path) => `See [${path}](${linkTo(path)}).`).join('\n\n'));
  await checkAgain({ checkedAt: 0 });
  const link = { uid: 'api::article.article', entryId: id, language: 'en', title: 'Title of linked' };
  await vi.waitFor(
    async () => {
      const { checkedAt, brokenLinks } = await upkeep();
      expect(brokenLinks).toEqual(['gone', 'inside'].map((path) => ({ ...link, address: linkTo(path) })));
      expect(Date.now() - Date.parse(checkedAt ?? '')).toBeLessThan(60_000);
    },
    { timeout: 30_000 },
  );

  // What did not answer is asked again after a day, and nothing else before a week is over.
  isBack = true;
  await checkAgain({ checkedAt: Date.now() - dayMs });
  await vi.waitFor(
    async () => expect((await upkeep()).brokenLinks.map(({ address }) => address)).toEqual([linkTo('inside')]),
    {
      timeout: 30_000,
    },
  );
  expect(new Set(asked)).toEqual(new Set(['gone', 'inside']));

  const body = { ...article('linked'), content: 'No link any more' };
  await succeed(`${articles}/${id}/actions/publish?locale=en`, { url: cms.url, token: superAdmin, body });
  expect((await upkeep()).brokenLinks).toEqual([]);
});

test('reads when the certificate of the site ends', async () => {
  const end = await vi.waitFor(
    async () => {
      const { certificateEnd } = await state();
      expect(certificateEnd).not.toBeNull();
      return certificateEnd;
    },
    { timeout: 30_000 },
  );
  const days = (Date.parse(end ?? '') - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(9);
  expect(days).toBeLessThanOrEqual(10);
});

test('tells super admins which accounts were not used for a year', async () => {
  const member = await createAccount(['ministry-admin'], cms.url);
  const token = await signIn(member, cms.url);
  expect((await upkeep()).idleAccounts).toEqual([]);
  const [row] = await cms.query(`SELECT id FROM admin_users WHERE email = '${member.email}'`);
  const longAgo = utcDay(Date.now() - 366 * dayMs);
  await cms.query(
    `UPDATE strapi_core_store_settings SET value = '"${longAgo}"' WHERE key LIKE '%last-sign-in_${String(row?.['id'])}'`,
  );
  const [idle, ...others] = (await upkeep()).idleAccounts ?? [];
  expect(idle?.name).toContain(member.email);
  expect(idle?.since).toBe(longAgo);
  expect(others).toEqual([]);
  expect((await upkeep(token)).idleAccounts).toBeNull();
  await signIn(member, cms.url);
  expect((await upkeep()).idleAccounts).toEqual([]);
});

test('is for accounts that edit the site', async () => {
  const team = await signIn(await createAccount(['prayer-team'], cms.url), cms.url);
  expect((await call(upkeepPath, { token: team, url: cms.url })).status).toBe(403);
  expect((await call(upkeepPath, { url: cms.url })).status).toBe(401);
});
