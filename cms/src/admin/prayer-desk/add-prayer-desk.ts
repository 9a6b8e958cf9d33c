import { HandHeart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { prayerDeskPath } from './prayer-desk-path';

/** Members who may read counseling requests see the desk; the server checks more precisely. */
const permissions = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::counseling-request.counseling-request' },
];

const title = { id: 'desk.title', defaultMessage: 'Prayer desk' };

/** Adds the desk's page, its link in the menu, and its widget at the top of the home page. */
export function addPrayerDesk(app: StrapiApp): void {
  app.addMenuLink({
    to: prayerDeskPath,
    icon: HandHeart,
    intlLabel: title,
    permissions: permissions.map((permission) => ({ ...permission, id: 0, properties: {}, conditions: [] })),
    position: 1,
    Component: () => import('./prayer-desk-page').then(({ PrayerDeskPage }) => ({ default: PrayerDeskPage })),
  });
  app.widgets.register((widgets) => [
    {
      id: 'prayer-desk',
      icon: HandHeart,
      title,
      permissions,
      component: () => import('./prayer-desk-widget').then(({ PrayerDeskWidget }) => PrayerDeskWidget),
    },
    ...widgets,
  ]);
}
