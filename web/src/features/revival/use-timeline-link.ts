import type { MouseEvent } from 'react';
import type { LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { paths } from '../../lib/paths';
import { useOpenedInAddress } from '../../lib/use-open-in-address';
import { eventParameter, wholeTimeline } from './revival-address';

/** The link that opens the timeline takes the focus back when it is closed, however it was opened. */
export const timelineLinkId = 'revival-timeline-link';

/** What makes a link the way into the timeline; what that needs comes when it is likely. */
export function useTimelineLink(timeline: Pick<LazyWithPreload, 'preload'>) {
  const [, open] = useOpenedInAddress(eventParameter);

  // What fails here is asked for again, and told, when the timeline is opened.
  const warmUp = () => void timeline.preload().catch(() => undefined);

  return {
    id: timelineLinkId,
    to: paths.revivalEvent(wholeTimeline),
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Safari leaves a link that is clicked without the focus.
      event.currentTarget.focus();
      open({ value: wholeTimeline, hash: paths.section('revival').slice(1) });
    },
  };
}
