import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inject } from 'vitest';
import type { Locale as SiteLocale } from '../../src/contracts/language';
import { databaseOf } from './database';
import { call, succeed } from './http';

const signInAnswer = v.object({ data: v.object({ token: v.string() }) });
const entryAnswer = v.object({ data: v.looseObject({ documentId: v.string() }) });
const uploadAnswer = v.array(
  v.looseObject({ id: v.number(), documentId: v.string(), name: v.string(), url: v.string() }),
);
const folderAnswer = v.object({ data: v.object({ id: v.number() }) });
const foldersAnswer = v.object({
  data: v.array(v.object({ id: v.number(), name: v.string(), parent: v.nullish(v.object({ id: v.number() })) })),
});
const filesAnswer = v.object({ results: v.array(v.object({ id: v.number() })) });

export type Locale = 'en' | 'es';
export type UploadedFile = v.InferOutput<typeof uploadAnswer>[number];

/** Signs in like the panel and returns the access token; by default as this run's super admin. */
export async function signIn(account = inject('cms').superAdmin, url?: string): Promise<string> {
  const { json } = await succeed('/admin/login', {
    body: { ...account, deviceId: randomUUID(), rememberMe: false },
    ...(url ? { url } : {}),
  });
  return v.parse(signInAnswer, json).data.token;
}

/** Creates a draft through the content manager and returns its document id. */
export async function createEntry(
  token: string,
  uid: string,
  locale: SiteLocale,
  data: Record<string, unknown>,
): Promise<string> {
  const path = `/content-manager/collection-types/${uid}?locale=${locale}`;
  const { json } = await succeed(path, { token, body: data });
  return v.parse(entryAnswer, json).data.documentId;
}

export async function updateEntry(
  token: string,
  uid: string,
  documentId: string,
  locale: Locale,
  data: Record<string, unknown>,
): Promise<void> {
  await succeed(`/content-manager/collection-types/${uid}/${documentId}?locale=${locale}`, {
    method: 'PUT',
    token,
    body: data,
  });
}

export async function publishEntry(token: string, uid: string, documentId: string, locale: SiteLocale): Promise<void> {
  await succeed(`/content-manager/collection-types/${uid}/${documentId}/actions/publish?locale=${locale}`, {
    token,
    body: {},
  });
}

export async function deleteEntry(token: string, uid: string, documentId: string): Promise<void> {
  await succeed(`/content-manager/collection-types/${uid}/${documentId}?locale=*`, { method: 'DELETE', token });
}

/** Saves one language of a page as a draft. */
export async function saveSingle(
  token: string,
  uid: string,
  locale: Locale,
  data: Record<string, unknown>,
): Promise<void> {
  await succeed(`/content-manager/single-types/${uid}?locale=${locale}`, { method: 'PUT', token, body: data });
}

/** Saves and publishes one language of a page. */
export async function publishSingle(
  token: string,
  uid: string,
  locale: Locale,
  data: Record<string, unknown>,
): Promise<void> {
  await succeed(`/content-manager/single-types/${uid}/actions/publish?locale=${locale}`, { token, body: data });
  // A closed site shares other pictures, which not every file is about.
  if (uid === 'api::site-setting.site-setting') {
    await databaseOf(inject('cms').environment)('UPDATE site_settings SET is_open = true');
  }
}

/** Takes a page off the site in every language, if it is there. Pages cannot be deleted. */
export async function unpublishSingle(token: string, uid: string): Promise<void> {
  for (const locale of ['en', 'es']) {
    const path = `/content-manager/single-types/${uid}/actions/unpublish?locale=${locale}`;
    const { status, text } = await call(path, { token, body: {} });
    if (status !== 200 && status !== 404) throw new Error(`${uid} is still there: ${status} ${text}`);
  }
}

/** Uploads a file to the top of the Media Library, or to the folder with this id. */
export async function upload(
  token: string,
  name: string,
  type: string,
  bytes: Uint8Array,
  folder?: number,
): Promise<UploadedFile> {
  const form = new FormData();
  if (folder !== undefined) form.append('fileInfo', JSON.stringify({ name, folder }));
  form.append('files', new File([new Uint8Array(bytes)], name, { type }));
  const { json } = await succeed('/upload', { token, form });
  const [file] = v.parse(uploadAnswer, json);
  if (!file) {
    throw new Error(`Nothing was stored for ${name}`);
  }
  return file;
}

/** Creates a Media Library folder unless it exists, and returns its id. */
export async function ensureFolder(token: string, name: string, parent: number | null = null): Promise<number> {
  const existing = v.parse(foldersAnswer, (await succeed('/upload/folders?populate=parent', { token })).json).data;
  const found = existing.find((folder) => folder.name === name && (folder.parent?.id ?? null) === parent);
  if (found) return found.id;
  const { json } = await succeed('/upload/folders', { token, body: { name, parent } });
  return v.parse(folderAnswer, json).data.id;
}

/** Deletes every file whose name starts with this from the Media Library. */
export async function removeUploads(token: string, name: string): Promise<void> {
  const query = new URLSearchParams({ 'filters[name][$startsWith]': name, pageSize: '100' }).toString();
  const { json } = await succeed(`/upload/files?${query}`, { token });
  for (const { id } of v.parse(filesAnswer, json).results) {
    await succeed(`/upload/files/${id}`, { method: 'DELETE', token });
  }
}
