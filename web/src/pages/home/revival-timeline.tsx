import { RevivalPanel } from '../../features/revival/revival-panel';
import { ShareIconButton } from '../../features/share/share-icon-button';
import { timelineLinkId } from '../../features/revival/use-timeline-link';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';

const slots = {
  Photos: lazyWithPreload(() => import('../../features/gallery/gallery-dialog').then((module) => module.GalleryDialog)),
  Film: lazyWithPreload(() => import('../../features/video/video-dialog').then((module) => module.VideoDialog)),
  Share: ShareIconButton,
};

/** Looked up on closing: the link may be hydrated while the timeline is open. */
const timelineLink = {
  get current() {
    return document.getElementById(timelineLinkId);
  },
};

export function RevivalTimeline(props: { opened: string; onClose: () => void }) {
  return <RevivalPanel {...props} returnFocusTo={timelineLink} slots={slots} />;
}
