import { Layout } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Whoever edits the timeline manages the pictures of the site too; the server checks the role. */
const permission = {
  action: 'plugin::content-manager.explorer.update',
  subject: 'api::revival-event.revival-event',
};

/** A link in the menu to the pictures of the site, which are managed at the site's own `/admin`. */
export function addSitePictures(app: StrapiApp): void {
  app.addMenuLink({
    to: 'site-pictures',
    icon: Layout,
    intlLabel: { id: 'site-pictures.title', defaultMessage: 'Pictures of the site' },
    permissions: [{ ...permission, id: 0, properties: {}, conditions: [] }],
    position: 2,
    Component: () => import('./to-site-pictures').then(({ ToSitePictures }) => ({ default: ToSitePictures })),
  });
}
