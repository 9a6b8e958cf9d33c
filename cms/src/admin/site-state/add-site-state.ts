import { Monitor } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { boardPermission } from '../../api/translation-board/contract';
import { en } from '../translations/en';

/** Shows on the home page how the site is doing, to accounts that edit it. */
export function addSiteState(app: StrapiApp): void {
  app.widgets.register((widgets) => [
    {
      id: 'site-state',
      icon: Monitor,
      title: { id: 'site-state.title', defaultMessage: en['site-state.title'] },
      permissions: [{ ...boardPermission }],
      component: () => import('./site-state-widget').then(({ SiteStateWidget }) => SiteStateWidget),
    },
    ...widgets,
  ]);
}
