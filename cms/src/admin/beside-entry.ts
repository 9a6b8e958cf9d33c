import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManagerApis, replaced } from './content-manager';
import { HistoryPanel } from './history/history-panel';
import { SchedulePanel } from './schedule/schedule-panel';
import { SiteViewPanel } from './site-view-panel';
import { MediaPagePanel } from './to-site-page';
import { BesidePanel } from './translation-board/beside-panel';
import { safeDeletion } from './trash/delete-action';
import { EmptiedGroupsPanel } from './trash/emptied-groups';
import { explainedUnpublication, withoutBulkUnpublication } from './trash/unpublish-action';

/** Everything that stands beside the form of an entry. Strapi's first panel has the buttons that save and publish. */
export function addSidePanels(app: StrapiApp): void {
  contentManagerApis(app).addEditViewSidePanel(([buttons, ...others]) => [
    ...(buttons ? [buttons] : []),
    SchedulePanel,
    BesidePanel,
    ...others,
    SiteViewPanel,
    MediaPagePanel,
    HistoryPanel,
    EmptiedGroupsPanel,
  ]);
}

/** Call this after all plugins have added their own actions. */
export function explainDangerousActions(app: Pick<StrapiApp, 'getPlugin'>): void {
  contentManagerApis(app).addDocumentAction((actions) =>
    actions.map((action, index) => {
      if (action.type === 'unpublish') return replaced(action, explainedUnpublication);
      // Strapi puts the deletion of one language, which it does not name, before that of all.
      const isDeletion = [action.type, actions[index + 1]?.type].includes('delete');
      if (isDeletion) return replaced(action, safeDeletion);
      return action.type === undefined ? replaced(action, withoutBulkUnpublication) : action;
    }),
  );
}
