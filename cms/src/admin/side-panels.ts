import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManagerApis } from './content-manager';
import { EventMediaPanel } from './event-media/event-media-panel';
import { ExamplePanel } from './example-content/example-mark';
import { HistoryPanel } from './history/history-panel';
import { MissingPanel } from './publishing/missing-panel';
import { SiteViewPanel } from './site-view-panel';
import { BesidePanel } from './translation-board/beside-panel';
import { EmptiedGroupsPanel } from './trash/emptied-groups';

/** Everything that stands beside the form of an entry. Strapi's first panel has the buttons that save and publish. */
export function addSidePanels(app: StrapiApp): void {
  contentManagerApis(app).addEditViewSidePanel(([buttons, ...others]) => [
    ...(buttons ? [buttons] : []),
    BesidePanel,
    MissingPanel,
    ...others,
    SiteViewPanel,
    EventMediaPanel,
    ExamplePanel,
    HistoryPanel,
    EmptiedGroupsPanel,
  ]);
}
