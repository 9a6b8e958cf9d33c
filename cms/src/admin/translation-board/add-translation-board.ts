import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { boardPermission } from '../../api/translation-board/contract';
import { addSidePanels } from '../side-panels';
import { en } from '../translations/en';
import { BesidePanel } from './beside-panel';
import { PublishedTogether } from './published-together';
import { boardPath } from './translation-board-path';

const title = { id: 'board.title', defaultMessage: en['board.title'] };

/** Adds the board to menu and home page, the other language beside each entry, and what publishing one language asks. */
export function addTranslationBoard(app: StrapiApp): void {
  app.addMenuLink({
    to: boardPath,
    icon: Earth,
    intlLabel: title,
    permissions: [{ ...boardPermission, id: 0, actionParameters: {}, properties: {}, conditions: [] }],
    position: 2,
    Component: () =>
      import('./translation-board-page').then(({ TranslationBoardPage }) => ({ default: TranslationBoardPage })),
  });
  app.widgets.register((widgets) => [
    {
      id: 'translation-board',
      icon: Earth,
      title,
      permissions: [{ ...boardPermission }],
      component: () =>
        import('./translation-board-widget').then(({ TranslationBoardWidget }) => TranslationBoardWidget),
    },
    ...widgets,
  ]);

  // Below the buttons that save and publish.
  addSidePanels(app, ([actions, ...others]) => [...(actions ? [actions] : []), BesidePanel, ...others]);
  app
    .getPlugin('content-manager')
    .injectComponent('listView', 'actions', { name: 'published-together', Component: PublishedTogether });
}
