import { HandHeart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { prayerDeskPath } from './prayer-desk-path';

/** Whoever reads counseling requests works at the desk; the server asks again, and more exactly. */
const permissions = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::counseling-request.counseling-request' },
];

const title = { id: 'desk.title', defaultMessage: 'Prayer desk' };

/** Gives the panel the page where the team prays, a link to it in the menu, and the first place on the home page. */
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
