import type { BrowserContext } from '@playwright/test';
import * as v from 'valibot';
import { type Account, signIn } from './accounts';
import type { Locale } from './language';
import { runningStack } from './stack';

const contentPath = '/admin/panel/content-manager/collection-types';

/**
 * Who is signed in where a journey is about something else: the token lies where the panel and the site's own page put
 * it, without a form to load, fill in and leave first.
 */
export async function presetSession(
  context: BrowserContext,
  account: Account = runningStack().superAdmin,
): Promise<void> {
  const { url } = runningStack();
  const { hostname: domain } = new URL(url);
  const value = await signIn(url, account);
  await context.addCookies([{ name: 'jwtToken', value, domain, path: '/admin', sameSite: 'Strict' }]);
}

/** The list of a content type in the panel, or one of its entries. */
export function panelPath(noun: string, entry = ''): string {
  return `${contentPath}/api::${noun}.${noun}${entry === '' ? '' : `/${entry}`}`;
}

/** As if it had been chosen in the profile; the next page of the panel speaks it. */
export async function choosePanelLanguage(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript((chosen) => {
    if (location.pathname.startsWith('/admin/panel')) localStorage.setItem('strapi-admin-language', chosen);
  }, locale);
}

const found = v.object({ results: v.array(v.object({ id: v.number() })) });

/** Takes an entry and the files whose names begin so out of the shared site again. */
export async function removeFromPanel(noun: string, entry: string, files: string): Promise<void> {
  const { url, superAdmin } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, superAdmin)}` };
  const remove = (path: string) => fetch(url + path, { method: 'DELETE', headers });
  await remove(`/content-manager/collection-types/api::${noun}.${noun}/${entry}`);
  const query = new URLSearchParams({ 'filters[name][$startsWith]': files });
  const answer: unknown = await (await fetch(`${url}/upload/files?${query.toString()}`, { headers })).json();
  for (const { id } of v.parse(found, answer).results) await remove(`/upload/files/${id}`);
}
