import { availableImagesSchema, type AvailableImage } from '@contracts/image';
import { useCallback } from 'react';
import useSWR, { preload, useSWRConfig } from 'swr';
import { parse } from 'valibot';
import { fetchQuery } from '../../../lib/cms-client/fetch-query';
import type { Query } from '../../../lib/cms-client/query';
import type { ContentState } from '../../../lib/cms-client/use-content';

const freshForMs = 30_000;

const query: Query<readonly AvailableImage[]> = {
  key: ['/api', 'images', 'available'],
  parse: (json) => parse(availableImagesSchema, json),
};

export function preloadAvailableImages(): void {
  preload(query.key, () => fetchQuery(query)).catch(() => undefined);
}

/** The images of the library's folder `public`; refetched when shown again after half a minute. */
export function useAvailableImages(): ContentState<readonly AvailableImage[]> {
  const { data, error, isValidating, mutate } = useSWR<readonly AvailableImage[], unknown>(
    query.key,
    () => fetchQuery(query),
    { revalidateIfStale: true, dedupingInterval: freshForMs },
  );
  if (data !== undefined) return { status: 'ready', data };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', retry: () => void mutate() };
}

export type Library = {
  /** Adds a newly stored image at the front. */
  know: (image: AvailableImage) => void;
  refresh: () => void;
};

export function useLibrary(): Library {
  const { mutate } = useSWRConfig();
  const know = useCallback(
    (image: AvailableImage) => {
      const withImage = (known: readonly AvailableImage[] = []) => [
        image,
        ...known.filter(({ url }) => url !== image.url),
      ];
      void mutate<readonly AvailableImage[]>(query.key, withImage, { revalidate: false });
    },
    [mutate],
  );
  return { know, refresh: () => void mutate(query.key) };
}
