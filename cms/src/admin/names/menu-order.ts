import type { StrapiApp } from '@strapi/strapi/admin';
import { menuTitles } from '../translations/panel-names';

type Link = { uid: string; title: string };

const ordered = (links: readonly Link[]) =>
  links.map((link) => ({ ...link, title: menuTitles.get(link.uid) ?? link.title }));

/** Keeps the content manager's menu in the order of the site. */
export function orderMenu(app: StrapiApp): void {
  app.registerHook(
    'Admin/CM/pages/App/mutate-collection-types-links',
    ({ ctLinks, ...rest }: { ctLinks: readonly Link[] }) => ({ ...rest, ctLinks: ordered(ctLinks) }),
  );
  app.registerHook(
    'Admin/CM/pages/App/mutate-single-types-links',
    ({ stLinks, ...rest }: { stLinks: readonly Link[] }) => ({ ...rest, stLinks: ordered(stLinks) }),
  );
}
