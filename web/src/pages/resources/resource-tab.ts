export const resourceTabs = ['blogs', 'training', 'resources'] as const;
export type ResourceTab = (typeof resourceTabs)[number];

export function tabOf(search: URLSearchParams): ResourceTab {
  return resourceTabs.find((tab) => tab === search.get('tab')) ?? 'blogs';
}

/** The address of a tab: whatever it opened is left behind, anything else in the query stays. */
export function withTab(search: URLSearchParams, tab: ResourceTab): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['article', 'module', 'quiz']) next.delete(name);
  if (tab === 'blogs') next.delete('tab');
  else next.set('tab', tab);
  return next;
}
