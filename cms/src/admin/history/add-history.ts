import type { StrapiApp } from '@strapi/strapi/admin';
import { historyRoute } from './history-address';
import { HistoryPanel } from './history-panel';
import { addSidePanels } from '../side-panels';

/** Shows the latest versions beside each entry, and all of them on a page of their own. */
export function addHistory(app: StrapiApp): void {
  addSidePanels(app, [HistoryPanel]);
  app.router.addRoute({
    path: historyRoute,
    lazy: async () => ({ Component: (await import('./history-page')).HistoryPage }),
  });
}
