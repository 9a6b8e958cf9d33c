import type { StrapiApp } from '@strapi/strapi/admin';
import { historyRoute } from './history-address';
import { HistoryPanel } from './history-panel';

type AddSidePanels = (panels: readonly (typeof HistoryPanel)[]) => void;

/** The APIs that plugins offer have no types. */
function isAddSidePanels(offered: unknown): offered is AddSidePanels {
  return typeof offered === 'function';
}

/** Shows the latest versions beside each entry, and all of them on a page of their own. */
export function addHistory(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
  if (isAddSidePanels(addEditViewSidePanel)) addEditViewSidePanel([HistoryPanel]);
  app.router.addRoute({
    path: historyRoute,
    lazy: async () => ({ Component: (await import('./history-page')).HistoryPage }),
  });
}
