import type { StrapiApp } from '@strapi/strapi/admin';
import { SiteViewPanel } from './site-view-panel';
import { addSidePanels } from '../side-panels';

/** Leads from every published entry to where visitors see it. */
export function addSiteView(app: StrapiApp): void {
  addSidePanels(app, [SiteViewPanel]);
}
