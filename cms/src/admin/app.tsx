import type { StrapiApp } from '@strapi/strapi/admin';
import { closeAnnouncements } from './close-announcements';
import { addCrisisLines } from './crisis-lines/add-crisis-lines';
import { addEventMedia } from './event-media/add-event-media';
import { addExampleContent } from './example-content/add-example-content';
import { addPrayerDesk } from './prayer-desk/add-prayer-desk';
import { en } from './translations/en';
import { es } from './translations/es';

export default {
  config: {
    locales: ['en', 'es'],
    notifications: { releases: false },
    translations: { en, es },
    tutorials: false,
  },
  register(app: StrapiApp) {
    closeAnnouncements(window.localStorage);
    addEventMedia(app);
    addCrisisLines(app);
    addExampleContent(app);
    // Last, because it puts itself first on the home page.
    addPrayerDesk(app);
  },
};
