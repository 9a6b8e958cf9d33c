import type { ComponentType, RefObject } from 'react';
import type { LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { ShownPhoto } from '../../ui/gallery/photo';

type ViewerProps = {
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  /** Of the name of what is shown. */
  lang?: string | undefined;
};

export type PhotosProps = ViewerProps & {
  photos: readonly ShownPhoto[];
  position: number;
  onMove: (position: number) => void;
};

export type FilmProps = ViewerProps & {
  url: string;
  posterUrl?: string | undefined;
  title: string;
  description: string | null;
};

/** `address` is the event's own, within the site. */
export type ShareProps = { title: string; label: string; address: string };

/** What other features have for the timeline: whoever shows it hands them over. */
export type TimelineParts = {
  /** Pictures large, one after another, in a dialog. */
  Photos: LazyWithPreload<PhotosProps>;
  /** A video that plays, in a dialog. */
  Film: LazyWithPreload<FilmProps>;
  Share: ComponentType<ShareProps>;
};
