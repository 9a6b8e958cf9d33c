import type { ReactNode } from 'react';

export const resourceTabs = ['blogs', 'training', 'resources'] as const;
export type ResourceTab = (typeof resourceTabs)[number];

/** What an address of the library shows: a tab, or one article or module. */
export type ResourcesView = { kind: ResourceTab } | { kind: 'article' | 'module'; slug: string };

/** Loads all that an address of the library shows before it is opened. */
export type ViewPreload = (search: URLSearchParams) => void;

/** Parameters that open something; removed when a tab is chosen. */
const openers = ['article', 'module', 'quiz'];

export function viewOf(search: URLSearchParams): ResourcesView {
  for (const kind of ['article', 'module'] as const) {
    const slug = search.get(kind);
    if (slug) return { kind, slug };
  }
  return { kind: resourceTabs.find((tab) => tab === search.get('tab')) ?? 'blogs' };
}

export function tabOf(view: ResourcesView): ResourceTab {
  if (view.kind === 'article') return 'blogs';
  return view.kind === 'module' ? 'training' : view.kind;
}

/** The query of a tab; unrelated parameters remain. */
export function withTab(search: URLSearchParams, tab: ResourceTab): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of openers) next.delete(name);
  if (tab === 'blogs') next.delete('tab');
  else next.set('tab', tab);
  return next;
}

/** Props of the screens for one article or one module. */
export type ScreenProps = {
  /** True when it was opened from this page: focus moves to its title. */
  takesFocus: boolean;
  /** Shown where no entry has that name. */
  otherwise: ReactNode;
  preload: ViewPreload;
};
