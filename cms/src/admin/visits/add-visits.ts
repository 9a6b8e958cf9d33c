import { ChartCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { en } from '../translations/en';

/** Shows on the home page how often the site was opened, to accounts that edit it. */
export function addVisits(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'visits',
      icon: ChartCircle,
      title: { id: 'visits.title', defaultMessage: en['visits.title'] },
      permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::site-setting.site-setting' }],
      component: () => import('./visits-widget').then(({ VisitsWidget }) => VisitsWidget),
    },
    ...widgets,
  ]);
}
