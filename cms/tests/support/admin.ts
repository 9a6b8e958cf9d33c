import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inject } from 'vitest';
import { succeed } from './http';

const signInAnswer = v.object({ data: v.object({ token: v.string() }) });
const entryAnswer = v.object({ data: v.looseObject({ documentId: v.string() }) });
const uploadAnswer = v.array(
  v.looseObject({ id: v.number(), documentId: v.string(), name: v.string(), url: v.string() }),
);

export type Locale = 'en' | 'es';
export type UploadedFile = v.InferOutput<typeof uploadAnswer>[number];

/** Signs in as the panel does and gives the access token; the super admin of this run unless told otherwise. */
export async function signIn(account = inject('cms').superAdmin, url?: string): Promise<string> {
  const { json } = await succeed('/admin/login', {
    body: { ...account, deviceId: randomUUID(), rememberMe: false },
    ...(url ? { url } : {}),
  });
  return v.parse(signInAnswer, json).data.token;
}

/** Makes a draft through the content manager and gives its document id. */
export async function createEntry(
  token: string,
  uid: string,
  locale: Locale,
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

export async function publishEntry(token: string, uid: string, documentId: string, locale: Locale): Promise<void> {
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
}

export async function upload(token: string, name: string, type: string, bytes: Uint8Array): Promise<UploadedFile> {
  const form = new FormData();
  form.append('files', new File([new Uint8Array(bytes)], name, { type }));
  const { json } = await succeed('/upload', { token, form });
  const [file] = v.parse(uploadAnswer, json);
  if (!file) {
    throw new Error(`Nothing was stored for ${name}`);
  }
  return file;
}
