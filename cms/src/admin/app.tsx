import type { StrapiApp } from '@strapi/strapi/admin';
import { contentManagerApis, replaced } from './content-manager';
import { addCustomFields } from './custom-fields';
import { showGroupHints } from './group-hints';
import { historyRoute } from './history/history-address';
import { addHomePageCards } from './home-page';
import { changeListColumns } from './list-columns';
import { addMenuLinks, orderContentMenu } from './menu';
import { followPanelLanguage } from './panel-language';
import { checkedBeforePublishing } from './publishing/check-before-publishing';
import { keepWhatWasTyped } from './publishing/keep-what-was-typed';
import { addSidePanels } from './side-panels';
import { PublishedTogether } from './translation-board/published-together';
import { en } from './translations/en';
import { es } from './translations/es';
import { namesIn } from './translations/panel-names';
import { strapiEs } from './translations/strapi-es';
import { explainDangerousActions } from './trash/explain-actions';

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
    translations: {
      en: { ...namesIn('en'), ...en },
      es: { ...strapiEs, ...namesIn('es'), ...es },
    },
    tutorials: false,
  },
  register(app: StrapiApp) {
    followPanelLanguage(app);
    addBidiStyle(document);
    keepWhatWasTyped(app);
    addMenuLinks(app);
    orderContentMenu(app);
    addHomePageCards(app);
    changeListColumns(app);
    addCustomFields(app);
    addSidePanels(app);
    app
      .getPlugin('content-manager')
      .injectComponent('listView', 'actions', { name: 'published-together', Component: PublishedTogether });
    app.router.addRoute({
      path: historyRoute,
      lazy: async () => ({ Component: (await import('./history/history-page')).HistoryPage }),
    });
    contentManagerApis(app).addDocumentAction((actions) =>
      actions.map((action) => (action.type === 'publish' ? replaced(action, checkedBeforePublishing) : action)),
    );
  },
  bootstrap(app: StrapiApp) {
    // After Strapi's plugins, whose own marks and actions these stand beside or replace.
    showGroupHints(app);
    explainDangerousActions(app);
  },
};
