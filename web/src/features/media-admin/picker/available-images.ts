import { availableImagesSchema, type AvailableImage } from '@contracts/image';
import { preload, useSWRConfig } from 'swr';
import { parse } from 'valibot';
import { fetchQuery, type Query } from '../../../lib/cms-client/fetch-query';
import { useContentState, type ContentState } from '../../../lib/cms-client/use-content';

const query: Query<readonly AvailableImage[]> = {
  key: ['/api', 'images', 'available'],
  parse: (json) => parse(availableImagesSchema, json),
};

export function preloadAvailableImages(): void {
  preload(query.key, () => fetchQuery(query)).catch(() => undefined);
}

/** The images of the library's folder `public`; refetched when shown again after half a minute. */
export function useAvailableImages(): ContentState<readonly AvailableImage[]> {
  return useContentState(query, { revalidateIfStale: true, dedupingInterval: 30_000 });
}

/** Changes what is known of the library. */
export function useLibrary() {
  const { mutate } = useSWRConfig();
  return {
    /** Adds a newly stored image at the front. */
    know(image: AvailableImage) {
      const withImage = (known: readonly AvailableImage[] = []) => [
        image,
        ...known.filter(({ url }) => url !== image.url),
      ];
      void mutate<readonly AvailableImage[]>(query.key, withImage, { revalidate: false });
    },
    refresh: () => void mutate(query.key),
  };
}
