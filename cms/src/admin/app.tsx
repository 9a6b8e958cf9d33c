import type { StrapiApp } from '@strapi/strapi/admin';
import { addSidePanels, explainDangerousActions } from './beside-entry';
import { addCustomFields } from './custom-fields';
import { showGroupHints } from './group-hints';
import { historyRoute } from './history/history-panel';
import { addHomePageCards } from './home-page';
import { arrangeListColumns } from './list-columns';
import { keepWhatWasTyped } from './keep-what-was-typed';
import { addMenuLinks, orderContentMenu } from './menu';
import { followPanelLanguage } from './panel-language';
import { textsIn } from './translations/panel-names';
import { strapiEs } from './translations/strapi-es';

/** What an editor types is read in the direction of its own letters: Urdu from right to left. */
function addBidiStyle(document: Document): void {
  const style = document.createElement('style');
  style.textContent = ':is(input, textarea, .ProseMirror :is(p, h1, h2, h3, h4, li)) { unicode-bidi: plaintext; }';
  document.head.append(style);
}

export default {
  config: {
    auth: { logo: '/favicon.svg' },
    menu: { logo: '/favicon.svg' },
    head: { favicon: '/favicon.svg' },
    locales: ['en', 'es'],
    notifications: { releases: false },
    translations: { en: textsIn('en'), es: { ...strapiEs, ...textsIn('es') } },
    tutorials: false,
  },
  register(app: StrapiApp) {
    followPanelLanguage(app);
    addBidiStyle(document);
    keepWhatWasTyped(app);
    addMenuLinks(app);
    orderContentMenu(app);
    addHomePageCards(app);
    arrangeListColumns(app);
    addCustomFields(app);
    addSidePanels(app);
    app.router.addRoute({
      path: historyRoute,
      lazy: async () => ({ Component: (await import('./history/history-page')).HistoryPage }),
    });
  },
  bootstrap(app: StrapiApp) {
    // After Strapi's plugins, whose own marks and actions these stand beside or replace.
    showGroupHints(app);
    explainDangerousActions(app);
  },
};
