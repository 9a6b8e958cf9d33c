import { RevivalPanel } from '../../features/revival/revival-panel';
import { ShareSign } from '../../features/share/share-sign';
import { timelineLinkId } from '../../features/revival/use-timeline-link';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

const parts = {
  Photos: lazyWithPreload(() => import('../../features/gallery/gallery-dialog').then((module) => module.GalleryDialog)),
  Film: lazyWithPreload(() => import('../../features/video/video-dialog').then((module) => module.VideoDialog)),
  Share: ShareSign,
};

/** Looked up when it is needed: the section may get its code while the timeline is open. */
const timelineLink = {
  get current() {
    return document.getElementById(timelineLinkId);
  },
};

type RevivalTimelineProps = { opened: string; onClose: () => void };

export function RevivalTimeline(props: RevivalTimelineProps) {
  return <RevivalPanel {...props} returnFocusTo={timelineLink} parts={parts} />;
}
