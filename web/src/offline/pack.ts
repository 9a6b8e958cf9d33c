import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import * as v from 'valibot';
import { withLanguage } from '../lib/page-address';

export const keptKinds = ['module', 'article', 'gospel', 'course'] as const;
export type KeptKind = (typeof keptKinds)[number];

const address = v.pipe(v.string(), v.regex(/^\/(?!\/)/));

const documentSchema = v.object({
  /** Canonical path and query, without language. */
  address,
  title: v.string(),
  kind: v.picklist(keptKinds),
  /** The kept answer of the CMS with what the page says. */
  content: address,
});

const fileSchema = v.object({
  url: address,
  /** Compressed, as it is sent. */
  bytes: v.number(),
  /** Other sizes of the same picture: where the device asks for one of them, this file is shown. */
  insteadOf: v.array(v.string()),
});

/** The files of a kept page by the server's list: nothing else is stored. */
export const packSchema = v.object({
  ...documentSchema.entries,
  locale: v.picklist(locales),
  /** Changes when the ministry publishes other content, and not when the site is built anew. */
  version: v.string(),
  /** Its pages: one, or those of the whole course. */
  documents: v.array(documentSchema),
  files: v.array(fileSchema),
});

export type KeptDocument = v.InferOutput<typeof documentSchema>;
export type PackFile = v.InferOutput<typeof fileSchema>;
export type Pack = v.InferOutput<typeof packSchema>;

/** The script of the service worker, at the root because it governs the whole site. */
export const workerPath = '/worker.js';

/** GET answers a `Pack`; 404 if the page cannot be kept, or if the server has switched keeping off. */
export const packPath = '/kept/pack';

export function packCall(page: string, locale: Locale): string {
  return `${packPath}?${new URLSearchParams({ of: page, lang: locale }).toString()}`;
}

/** Says to the server and the worker that a page is fetched to be kept, not to be read. */
export const keepingHeader = 'x-keep';

export function documentUrl(document: Pick<KeptDocument, 'address'>, locale: Locale): string {
  return withLanguage(document.address, locale);
}

export function isSamePack(one: Pick<Pack, 'address' | 'locale'>, other: Pick<Pack, 'address' | 'locale'>): boolean {
  return one.address === other.address && one.locale === other.locale;
}

/** Counts files that several packs share once. */
export function bytesOf(packs: readonly Pick<Pack, 'files'>[]): number {
  const files = new Map(packs.flatMap(({ files: all }) => all.map(({ url, bytes }) => [url, bytes])));
  return Array.from(files.values()).reduce((sum, bytes) => sum + bytes, 0);
}

/** Bytes that `wanted` adds to what is kept already. Pages and their content are always fetched anew. */
export function bytesToFetch(wanted: readonly Pack[], kept: readonly Pack[]): number {
  const known = new Set(kept.flatMap(({ files }) => files.map(({ url }) => url)).filter(isUnchanging));
  return bytesOf(wanted.map(({ files }) => ({ files: files.filter(({ url }) => !known.has(url)) })));
}

/** Built files are named by their content. */
export function isUnchanging(url: string): boolean {
  return url.startsWith('/assets/');
}
