import type { SWRConfiguration } from 'swr';

/** Content is never stale within one page's life: a full load always brings what is published now. */
export const contentConfig: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};
