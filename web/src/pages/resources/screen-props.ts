import type { ReactNode } from 'react';
import type { PlacePreload } from './place';

/** What an article and a module, shown in place of the list, get from the page. */
export type ScreenProps = {
  slug: string;
  /** True when the visitor opened it from this page, so that reading goes on from its title. */
  takesFocus: boolean;
  /** What is shown where no entry has that name. */
  otherwise: ReactNode;
  /** Asks for what an address of the library shows. */
  preload: PlacePreload;
};
