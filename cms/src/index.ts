import type { Core } from '@strapi/strapi';
import { servePrayerDesk } from './api/prayer-desk/panel-routes';
import * as content from './content';
import { refuseLostDatabase } from './lib/database/lost-database';
import { fixTransactions } from './lib/database/transactions';
import { surviveOutages } from './lib/database/unhandled';
import * as media from './media';
import * as panel from './panel';
import * as requests from './requests';
import * as timeline from './timeline';

const publishingRules = { ...content.contentRules, ...timeline.timelineRules };

let endSurviving = () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // Before anything is stored, and before anything begins a transaction.
    await refuseLostDatabase(strapi);
    fixTransactions(strapi);

    // Document middlewares wrap those that are registered after them. What people confide is guarded before anything
    // else sees a change; content judges and announces a publication around the timeline, which moves an event's media
    // in one transaction with the change itself.
    requests.register(strapi);
    await content.register(strapi, publishingRules);
    timeline.register(strapi);

    // These add no document middleware, so their order does not matter.
    media.register(strapi);
    panel.register(strapi);
    servePrayerDesk(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    // First: nothing is stored before what guards requests and encrypts them is in place. Roles use its conditions.
    await requests.bootstrap(strapi);
    // Languages come before roles, which are given permissions by language.
    await content.bootstrap(strapi, publishingRules);
    await panel.bootstrap(strapi);
    // After the first accounts, because it looks for members of the team.
    await requests.warnIfTeamIsEmpty(strapi);
    requests.scheduleJobs(strapi);
    // Last: a start that fails because the database is away has to end, and is made again.
    endSurviving = surviveOutages(strapi);
  },

  async destroy() {
    await requests.destroy();
    endSurviving();
  },
};
