import type { StrapiApp } from '@strapi/strapi/admin';
import { SiteViewPanel } from './site-view-panel';

type AddSidePanels = (panels: readonly (typeof SiteViewPanel)[]) => void;

/** The APIs that plugins offer have no types. */
function isAddSidePanels(offered: unknown): offered is AddSidePanels {
  return typeof offered === 'function';
}

/** Leads from every published entry to where visitors see it. */
export function addSiteView(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
  if (isAddSidePanels(addEditViewSidePanel)) addEditViewSidePanel([SiteViewPanel]);
}
