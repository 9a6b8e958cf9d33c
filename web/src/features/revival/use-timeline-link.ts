import type { MouseEvent } from 'react';
import { openInsteadOfFollowing, useOpenedInAddress } from '../../lib/use-open-in-address';
import type { LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { paths } from '../../lib/paths';

/** The parameter that opens the timeline, at the event whose id it has. */
export const eventParameter = 'event';

/** The parameter's value for the timeline as a whole. */
export const wholeTimeline = 'all';

/** Focus returns to this link when the timeline is closed, however it was opened. */
export const timelineLinkId = 'revival-timeline-link';

/** Props that make a link open the timeline; its code is preloaded on hover or focus. */
export function useTimelineLink(timeline: Pick<LazyWithPreload, 'preload'>) {
  const [, open] = useOpenedInAddress(eventParameter);

  // A failure is retried, and shown, when the timeline is opened.
  const warmUp = () => void timeline.preload().catch(() => undefined);

  return {
    id: timelineLinkId,
    to: paths.revival,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: (event: MouseEvent<HTMLElement>) =>
      openInsteadOfFollowing(event, () => open({ value: wholeTimeline, hash: paths.section('revival').slice(1) })),
  };
}
