import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { type Account, signIn } from './accounts';
import type { Locale } from './language';
import { runningStack } from './stack';

const contentPath = '/admin/panel/content-manager/collection-types';

/** Signs in to Strapi's panel, if nobody else is named as the one who may do everything there. */
export async function enterPanel(page: Page, account: Account = runningStack().superAdmin): Promise<void> {
  await page.goto('/admin/panel');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Content Manager' }).first().waitFor();
}

/** The list of a content type in the panel, or one of its entries. */
export function panelPath(noun: string, entry = ''): string {
  return `${contentPath}/api::${noun}.${noun}${entry === '' ? '' : `/${entry}`}`;
}

/** As if it had been chosen in the profile; the next page speaks it. */
export async function choosePanelLanguage(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('strapi-admin-language', chosen), locale);
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
