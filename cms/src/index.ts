import type { Core } from '@strapi/strapi';
import * as content from './content';
import { refuseLostDatabase } from './lib/database/lost-database';
import { acquireStartLock } from './lib/advisory-lock';
import { reserveFormConnections } from './lib/database/form-connections';
import { fixTransactions } from './lib/database/transactions';
import { surviveOutages } from './lib/database/unavailable';
import { startSchedule } from './lib/schedule';
import { openStoredFiles } from './lib/stored-files';
import * as mail from './mail';
import * as media from './media';
import * as opening from './opening';
import * as panel from './panel';
import { servePanelRoutes } from './panel-routes';
import * as requests from './requests';
import * as timeline from './timeline';
import * as watching from './watching';

const publishingRules = { ...content.contentRules, ...timeline.timelineRules };

let endSurviving = () => {};
let releaseStartLock = () => Promise.resolve();
let stopJobs = () => Promise.resolve();

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await openStoredFiles(strapi);
    releaseStartLock = await acquireStartLock(strapi);
    // Before anything is stored or any transaction begins.
    await refuseLostDatabase(strapi);
    fixTransactions(strapi);
    reserveFormConnections(strapi);
    // Before anything else that handles a call, so that it sees each answer as it goes out and names what is logged.
    watching.register(strapi);

    // Document middlewares wrap those registered after them: requests check access first, and content purges pages
    // after the timeline has moved an event's media.
    requests.register(strapi);
    content.register(strapi, publishingRules);
    timeline.register(strapi);

    // These add no document middleware, so their order does not matter.
    media.register(strapi);
    panel.register(strapi);
    opening.register(strapi);
    servePanelRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    // First, because nothing may be stored before requests are protected and encrypted. Roles use its conditions.
    await requests.bootstrap(strapi);
    mail.bootstrap(strapi);
    // Before roles, whose permissions are per language.
    await content.bootstrap(strapi, publishingRules);
    await panel.bootstrap(strapi);
    await releaseStartLock();
    // After the first accounts, because it looks for team members.
    await requests.warnIfTeamIsEmpty(strapi);
    // When the server listens, because commands load the same program without a server.
    strapi.server.httpServer.once('listening', () => {
      stopJobs = startSchedule(strapi, [
        ...mail.jobs(strapi),
        ...requests.jobs(strapi),
        ...panel.jobs(strapi),
        ...watching.jobs(strapi),
        media.emptyTrash,
      ]);
    });
    watching.scheduleMetrics(strapi);
    // Last, because a start that fails during a database outage must end the process, so that it is restarted.
    endSurviving = surviveOutages(strapi);
  },

  async destroy() {
    // Some commands of Strapi only register, and would not end while the lock's connection is open.
    await releaseStartLock();
    await stopJobs();
    await watching.destroy();
    endSurviving();
  },
};
