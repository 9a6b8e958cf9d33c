import { HandHeart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Members who may read counseling requests see the desk; the server checks more precisely. */
const permissions = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::counseling-request.counseling-request' },
];

const title = { id: 'desk.title', defaultMessage: 'Prayer desk' };

/** A link in the menu and a widget at the top of the home page; both lead to the desk, which is a page of the site. */
export function addPrayerDesk(app: StrapiApp): void {
  app.addMenuLink({
    to: 'prayer-desk',
    icon: HandHeart,
    intlLabel: title,
    permissions: permissions.map((permission) => ({ ...permission, id: 0, properties: {}, conditions: [] })),
    position: 1,
    Component: () => import('./to-prayer-desk').then(({ ToPrayerDesk }) => ({ default: ToPrayerDesk })),
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
