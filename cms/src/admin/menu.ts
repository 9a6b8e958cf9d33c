import { Earth, HandHeart, Layout, Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { boardPermission } from '../contracts/translation-board';
import { entryUids } from '../site-types';
import { fullPermission, permissionTo } from './panel-api';
import { boardPath } from './translation-board/board-address';
import { menuTitles } from './translations/panel-names';
import { label } from './translations/use-texts';

/** Our pages in the panel's menu, and the site's own pages for members. Strapi warns of async functions here. */
export function addMenuLinks(app: StrapiApp): void {
  app.addMenuLink({
    to: boardPath,
    icon: Earth,
    intlLabel: label('board.title'),
    permissions: [fullPermission(boardPermission)],
    position: 2,
    Component: () =>
      import('./translation-board/translation-board-page').then((page) => ({ default: page.TranslationBoardPage })),
  });
  app.addMenuLink({
    to: 'site-pictures',
    icon: Layout,
    intlLabel: label('site-pictures.title'),
    // Whoever edits the timeline manages the pictures of the site too; the server checks the role.
    permissions: [permissionTo('update', 'revival-event')],
    position: 2,
    Component: () => import('./to-site-page').then((page) => ({ default: page.ToSitePictures })),
  });
  app.addMenuLink({
    to: 'trash',
    icon: Trash,
    intlLabel: label('trash.title'),
    // The server checks each of them.
    permissions: entryUids.map((subject) =>
      fullPermission({ action: 'plugin::content-manager.explorer.delete', subject }),
    ),
    position: 4,
    Component: () => import('./trash/trash-page').then((page) => ({ default: page.TrashPage })),
  });
  app.addMenuLink({
    to: 'prayer-desk',
    icon: HandHeart,
    intlLabel: label('desk.title'),
    permissions: [permissionTo('read', 'counseling-request')],
    position: 1,
    Component: () => import('./to-site-page').then((page) => ({ default: page.ToPrayerDesk })),
  });
}

type Link = { uid: string; title: string };

const ordered = (links: readonly Link[]) =>
  links.map((link) => ({ ...link, title: menuTitles.get(link.uid) ?? link.title }));

/** Keeps the content manager's menu in the order of the site. */
export function orderContentMenu(app: StrapiApp): void {
  app.registerHook(
    'Admin/CM/pages/App/mutate-collection-types-links',
    ({ ctLinks, ...rest }: { ctLinks: readonly Link[] }) => ({ ...rest, ctLinks: ordered(ctLinks) }),
  );
  app.registerHook(
    'Admin/CM/pages/App/mutate-single-types-links',
    ({ stLinks, ...rest }: { stLinks: readonly Link[] }) => ({ ...rest, stLinks: ordered(stLinks) }),
  );
}
