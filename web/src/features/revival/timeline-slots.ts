import type { ComponentType, RefObject } from 'react';
import type { LazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import type { ShownPhoto } from '../../ui/picture';

type ViewerProps = {
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
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

/** `address` is the event's, within the site. */
export type ShareProps = { title: string; label: string; address: string };

/** Components of other features that the page passes in. */
export type TimelineSlots = {
  Photos: LazyWithPreload<PhotosProps>;
  Film: LazyWithPreload<FilmProps>;
  Share: ComponentType<ShareProps>;
};
