import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { articleLinkId } from '../../features/articles/article-card';
import { resultLinkId } from '../../features/library-search/library-entry';
import { moduleLinkId } from '../../features/training/module-link-id';
import { keepParameters } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { ArticlePlace } from './article-place';
import { LibraryScreen } from './library-screen';
import { ModulePlace } from './module-place';
import { placeOf, tabOf, type Place } from './place';
import { resourcesParameters } from './resources-parameters';
import { TextSkeleton } from './text-skeleton';
import { usePlacePreload } from './use-place-preload';
import { useTrail } from './use-trail';

export { resourcesContent } from './resources-content';

export function ResourcesPage() {
  const [search] = useSearchParams();
  const address = keepParameters(resourcesParameters, search).toString();
  const place = placeOf(new URLSearchParams(address));
  const [query, setQuery] = useState('');
  const link = linkTo(place, query !== '');
  const { hasMoved, returnTo, onReturned } = useTrail(link);
  const preload = usePlacePreload();

  // All at once, also where nothing announced the visitor: rendering asks for one thing after the other.
  useEffect(() => preload(new URLSearchParams(address)), [address, preload]);

  const library = { tab: tabOf(place), returnTo, onReturned, query, onQueryChange: setQuery };
  if (!('slug' in place)) return <LibraryScreen {...library} />;
  const Screen = place.kind === 'article' ? ArticlePlace : ModulePlace;
  return (
    <Suspense key={link} fallback={<TextSkeleton />}>
      <Screen
        slug={place.slug}
        takesFocus={hasMoved}
        preload={preload}
        otherwise={<LibraryScreen {...library} isUnknown />}
      />
    </Suspense>
  );
}

/** The id of the link that leads to a place: in its list, or among what the search found. */
function linkTo(place: Place, isFound: boolean): string | null {
  if (!('slug' in place)) return null;
  if (isFound) return resultLinkId(paths[place.kind](place.slug));
  return place.kind === 'article' ? articleLinkId(place.slug) : moduleLinkId(place.slug);
}
