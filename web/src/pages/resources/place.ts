import type { ReactNode } from 'react';

export const resourceTabs = ['blogs', 'training', 'resources'] as const;
export type ResourceTab = (typeof resourceTabs)[number];

/** What an address of the library shows: one of its tabs, or an article or module in their place. */
export type Place = { kind: ResourceTab } | { kind: 'article' | 'module'; slug: string };

/** Loads all that an address of the library shows before it is opened. */
export type PlacePreload = (search: URLSearchParams) => void;

/** Whatever in the query can open something, which leaving it takes away. */
const openers = ['article', 'module', 'quiz'];

export function placeOf(search: URLSearchParams): Place {
  for (const kind of ['article', 'module'] as const) {
    const slug = search.get(kind);
    if (slug) return { kind, slug };
  }
  return { kind: resourceTabs.find((tab) => tab === search.get('tab')) ?? 'blogs' };
}

/** The tab that a place belongs to: the list that it is one entry of. */
export function tabOf(place: Place): ResourceTab {
  if (place.kind === 'article') return 'blogs';
  return place.kind === 'module' ? 'training' : place.kind;
}

/** The address of a tab: whatever it opened is left behind, anything else in the query stays. */
export function withTab(search: URLSearchParams, tab: ResourceTab): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of openers) next.delete(name);
  if (tab === 'blogs') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

/** What an article and a module, shown in place of the list, get from the page. */
export type ScreenProps = {
  /** True when the visitor opened it from this page, so that reading goes on from its title. */
  takesFocus: boolean;
  /** Shown where no entry has that name. */
  otherwise: ReactNode;
  preload: PlacePreload;
};
