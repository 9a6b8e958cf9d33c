import type { StrapiApp } from '@strapi/strapi/admin';

import { closeAnnouncements } from './close-announcements';
import { addCrisisLines } from './crisis-lines/add-crisis-lines';
import { readInOwnDirection } from './edited-language';
import { addEditorFields } from './editor-fields/add-editor-fields';
import { addEventMedia } from './event-media/add-event-media';
import { addExampleContent } from './example-content/add-example-content';
import { nameChoicesInLists } from './names/choice-columns';
import { showGroupHints } from './names/group-hints';
import { nameLanguagesInLists } from './names/language-column';
import { markFieldsOfOneLanguage } from './names/language-mark';
import { orderMenu } from './names/menu-order';
import { followPanelLanguage } from './panel-language';
import { addPrayerDesk } from './prayer-desk/add-prayer-desk';
import { addVisits } from './visits/add-visits';
import { addWriting } from './text-editor/add-writing';
import { addSiteState } from './site-state/add-site-state';
import { addSiteView } from './site-view/add-site-view';
import { addTranslationBoard } from './translation-board/add-translation-board';
import { addSitePictures } from './site-pictures/add-site-pictures';
import { addPublishing } from './publishing/add-publishing';
import { addHistory } from './history/add-history';
import { addTrash, explainDangerousActions } from './trash/add-trash';
import { en } from './translations/en';
import { es } from './translations/es';
import { namesIn } from './translations/panel-names';
import { strapiEs } from './translations/strapi-es';
import { strapiEsReworded } from './translations/strapi-es-reworded';
import { hideUnusedParts, removeUnusedActions } from './unused-parts/remove-unused-parts';

export default {
  config: {
    auth: { logo: '/favicon.svg' },
    menu: { logo: '/favicon.svg' },
    head: { favicon: '/favicon.svg' },
    locales: ['en', 'es'],
    notifications: { releases: false },
    translations: {
      en: { ...namesIn('en'), ...en },
      es: { ...strapiEs, ...strapiEsReworded, ...namesIn('es'), ...es },
    },
    tutorials: false,
  },
  register(app: StrapiApp) {
    followPanelLanguage(app);
    closeAnnouncements(window.localStorage);
    addSiteView(app);
    hideUnusedParts(app, document);
    readInOwnDirection(document);
    orderMenu(app);
    nameChoicesInLists(app);
    addPublishing(app);
    addEditorFields(app);
    addEventMedia(app);
    addSiteState(app);
    addVisits(app);
    addWriting(app);
    addCrisisLines(app);
    addExampleContent(app);
    addTranslationBoard(app);
    addSitePictures(app);
    addHistory(app);
    addTrash(app);
    // Last, because it puts itself first on the home page.
    addPrayerDesk(app);
  },
  bootstrap(app: StrapiApp) {
    // After Strapi's plugins, whose own marks and actions these stand beside or replace.
    nameLanguagesInLists(app);
    markFieldsOfOneLanguage(app);
    showGroupHints(app);
    removeUnusedActions(app);
    explainDangerousActions(app);
  },
};
