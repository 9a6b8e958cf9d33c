import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { articleLinkId } from '../../features/articles/article-card';
import { moduleLinkId } from '../../features/training/module-link-id';
import { keepParameters } from '../../lib/page-parameters';
import { ArticleScreen } from './article-screen';
import { LibraryScreen } from './library-screen';
import { ModulePlace } from './module-place';
import { placeOf, tabOf, type Place } from './place';
import { resourcesParameters } from './resources-content';
import { TextSkeleton } from './text-skeleton';
import { usePlacePreload } from './use-place-preload';
import { useTrail } from './use-trail';

export function ResourcesPage() {
  const [search] = useSearchParams();
  const address = keepParameters(resourcesParameters, search).toString();
  const place = placeOf(new URLSearchParams(address));
  const link = linkTo(place);
  const { hasMoved, returnTo, onReturned } = useTrail(link);
  const preload = usePlacePreload();
  const [query, setQuery] = useState('');

  // All at once, also where nothing announced the visitor: rendering asks for one thing after the other.
  useEffect(() => preload(new URLSearchParams(address)), [address, preload]);

  const library = { tab: tabOf(place), returnTo, onReturned, query, onQueryChange: setQuery };
  if (!('slug' in place)) return <LibraryScreen {...library} />;
  const Screen = place.kind === 'article' ? ArticleScreen : ModulePlace;
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

/** The id of the link in the list that leads to a place. */
function linkTo(place: Place): string | null {
  if (place.kind === 'article') return articleLinkId(place.slug);
  return place.kind === 'module' ? moduleLinkId(place.slug) : null;
}
