import type { Translation } from './history-api';

/** Strapi's word in the panel's addresses. */
export type Kind = 'single-types' | 'collection-types';

export const historyRoute = 'content-history/:kind/:uid/:entryId';

export function historyAddress(kind: Kind, { uid, entryId, language }: Translation): string {
  const query = language === null ? '' : `?language=${language}`;
  return `/content-history/${kind}/${uid}/${entryId}${query}`;
}

export function entryAddress(kind: Kind, { uid, entryId, language }: Translation): string {
  const query = language === null ? '' : `?${new URLSearchParams({ 'plugins[i18n][locale]': language }).toString()}`;
  return `/content-manager/${kind}/${uid}${kind === 'single-types' ? '' : `/${entryId}`}${query}`;
}

export const isKind = (kind: string | undefined): kind is Kind =>
  kind === 'single-types' || kind === 'collection-types';
