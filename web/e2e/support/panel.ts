import type { BrowserContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { type Account, signIn } from './accounts';
import type { Locale } from './language';
import { runningStack } from './stack';

const contentPath = '/admin/panel/content-manager/collection-types';

/** Signs in without the form, by putting the token where the panel and the pages /admin and /desk find it. */
export async function presetSession(
  context: BrowserContext,
  account: Account = runningStack().superAdmin,
  site = runningStack().url,
): Promise<void> {
  const { url } = runningStack();
  const { hostname: domain } = new URL(site);
  const value = await signIn(url, account);
  await context.addCookies(
    ['/admin', '/desk'].map((path) => ({ name: 'jwtToken', value, domain, path, sameSite: 'Strict' as const })),
  );
}

/** The panel's address of a content type's list, or of one entry. */
export function panelPath(noun: string, entry = ''): string {
  return `${contentPath}/api::${noun}.${noun}${entry === '' ? '' : `/${entry}`}`;
}

/** Sets the panel's language, from the next page on. */
export async function choosePanelLanguage(context: BrowserContext, locale: Locale): Promise<void> {
  await context.addInitScript((chosen) => {
    if (location.pathname.startsWith('/admin/panel')) localStorage.setItem('strapi-admin-language', chosen);
  }, locale);
}

/** On phones, what stands beside a form is in a drawer below it. */
export async function openSidePanels(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 1_000) return;
  await page.getByRole('button', { name: /^(?:Open more actions|Abrir más acciones)$/ }).click();
}

const documents = v.object({ results: v.array(v.object({ documentId: v.string() })) });

/** The document with this slug, as the panel's addresses name it. */
export async function documentIdOf(noun: string, slug: string): Promise<string> {
  const { url, superAdmin } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, superAdmin)}` };
  const query = new URLSearchParams({ 'filters[slug][$eq]': slug, locale: 'es' });
  const address = `${url}/content-manager/collection-types/api::${noun}.${noun}?${query.toString()}`;
  const answer: unknown = await (await fetch(address, { headers })).json();
  const [document] = v.parse(documents, answer).results;
  if (!document) throw new Error(`There is no ${noun} with the slug ${slug}`);
  return document.documentId;
}

/** Deletes the media of an event in every language: while media refer to an event, the CMS refuses to delete it. */
export async function removeMediaOfEvent(eventId: string): Promise<void> {
  const { url, superAdmin } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, superAdmin)}` };
  const address = `${url}/content-manager/collection-types/api::event-media.event-media`;
  const query = new URLSearchParams({ 'filters[event][documentId][$eq]': eventId, pageSize: '100' });
  const answer: unknown = await (await fetch(`${address}?${query.toString()}`, { headers })).json();
  for (const { documentId } of v.parse(documents, answer).results) {
    const response = await fetch(`${address}/${documentId}?locale=*`, { method: 'DELETE', headers });
    if (!response.ok) throw new Error(`Deleting media of an event answered ${await response.text()}`);
  }
}

const found = v.object({ results: v.array(v.object({ id: v.number() })) });

/** Deletes an entry, and the files whose names start with the prefix. */
export async function removeFromPanel(noun: string, entry: string, files: string): Promise<void> {
  const { url, superAdmin } = runningStack();
  const headers = { Authorization: `Bearer ${await signIn(url, superAdmin)}` };
  const remove = (path: string) => fetch(url + path, { method: 'DELETE', headers });
  await remove(`/content-manager/collection-types/api::${noun}.${noun}/${entry}`);
  const query = new URLSearchParams({ 'filters[name][$startsWith]': files });
  const answer: unknown = await (await fetch(`${url}/upload/files?${query.toString()}`, { headers })).json();
  for (const { id } of v.parse(found, answer).results) await remove(`/upload/files/${id}`);
}
