import type { Core } from '@strapi/strapi';
import { sendMailsOnRelease } from './requests/mail/mails-on-release';
import { completeReadingRecords } from './requests/access/record-reading';
import { submissionSettings } from './requests/intake/settings';
import { createAccounts } from './panel/accounts/first-accounts';
import { cleanUploads } from './media/clean-uploads';
import { registerConditions } from './requests/access/conditions';
import { keepMediaOfEvents } from './timeline/media-changes';
import { hideConfidentialRequests, leaveConfidentialOutOfHomepage } from './requests/access/confidential-requests';
import { purgePagesOnChange } from './content/purge-pages';
import { closeContentManagerRoutes } from './requests/access/closed-routes';
import { arrangeComponents } from './panel/layouts/component-views';
import { arrangeLibrary } from './panel/layouts/library-views';
import { hideConfidentialFields, refuseConfidentialQueries } from './requests/access/hidden-fields';
import { closeInternalTables } from './requests/access/internal-tables';
import { createLocales } from './content/locales';
import { setUpMail, warnIfNobodyIsTold } from './requests/mail/set-up-mail';
import { registerMediaAddressField } from './panel/media-address-field';
import { openRequestsInContentManager } from './requests/access/opened-requests';
import { keepReadOnlyTables } from './requests/access/read-only-tables';
import { countRevisions } from './requests/access/request-revisions';
import { arrangeRequests } from './panel/layouts/request-views';
import { fetchUploadsSafely } from './media/outside-uploads';
import { publishByPublishAlone } from './content/publishing/publishing-action';
import { contentRules, publishAllOrNone, publishOnlyWhatIsWhole } from './content/publishing/publishing-rules';
import { linkQuizzesOnPublication } from './content/publishing/quiz-links';
import { servePrayerDesk } from './api/prayer-desk/panel-routes';
import { servePublicObjects } from './media/public-objects';
import { arrangePageParts } from './panel/layouts/page-part-views';
import { arrangePages } from './panel/layouts/page-views';
import { arrangeRevival } from './panel/layouts/revival-views';
import { encryptRequestsAtRest } from './requests/encryption/requests-at-rest';
import { createRoles } from './panel/roles/roles';
import { scheduleJobs, stopJobs } from './requests/schedule';
import { arrangeSiteSetting } from './panel/layouts/site-setting-view';
import { publishSharedFields } from './content/publishing/shared-fields';
import { encryptStoredRequests } from './requests/encryption/stored-requests';
import {
  keepRequestsAsSubmitted,
  keepRequestsFromDeletion,
  keepRequestsOutOfEvents,
} from './requests/access/submitted-requests';
import { createFormerLines, setAsideFormerLines } from './content/crisis-lines';
import { timelineRules } from './timeline/publishing-rules';
import { refuseLostDatabase } from './lib/database/lost-database';
import { mendTransactions } from './lib/database/transactions';
import { surviveOutages } from './lib/database/unhandled';
import {
  checkCredentialsAlike,
  endSessionsThatSlippedThrough,
  listRolesAlone,
  slowDownGuessing,
  storeTokensAsDigests,
  watchAccounts,
} from './panel/accounts';
import { clearExampleMarks, serveExampleCounts } from './content/examples';
import { closeRequestsToPrograms, hideRowNumbers } from './requests/access';

const publishingRules = { ...contentRules, ...timelineRules };

let endSurviving = () => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    // First: before anything is stored, and before anything begins a transaction.
    await refuseLostDatabase(strapi);
    // Before the tables follow the content types.
    await setAsideFormerLines(strapi);
    mendTransactions(strapi);
    registerMediaAddressField(strapi);
    keepRequestsAsSubmitted(strapi);
    sendMailsOnRelease(strapi);
    hideConfidentialFields(strapi);
    closeContentManagerRoutes(strapi);
    hideRowNumbers(strapi);
    openRequestsInContentManager(strapi);
    publishByPublishAlone(strapi);
    purgePagesOnChange(strapi);
    publishSharedFields(strapi);
    servePublicObjects(strapi);
    servePrayerDesk(strapi);
    slowDownGuessing(strapi);
    cleanUploads(strapi);
    fetchUploadsSafely(strapi);
    linkQuizzesOnPublication(strapi);
    publishOnlyWhatIsWhole(strapi, publishingRules);
    keepMediaOfEvents(strapi);
    clearExampleMarks(strapi);
    serveExampleCounts(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    submissionSettings(strapi);
    await encryptStoredRequests(strapi);
    setUpMail(strapi);
    await completeReadingRecords(strapi);
    closeInternalTables(strapi);
    closeRequestsToPrograms(strapi);
    // Before accounts are watched, which reads them by their tokens' digests.
    await storeTokensAsDigests(strapi);
    watchAccounts(strapi);
    endSessionsThatSlippedThrough(strapi);
    await checkCredentialsAlike(strapi);
    listRolesAlone(strapi);
    hideConfidentialRequests(strapi);
    leaveConfidentialOutOfHomepage(strapi);
    refuseConfidentialQueries(strapi);
    keepRequestsFromDeletion(strapi);
    keepReadOnlyTables(strapi);
    encryptRequestsAtRest(strapi);
    countRevisions(strapi);
    keepRequestsOutOfEvents(strapi);
    publishAllOrNone(strapi, publishingRules);
    await createLocales(strapi);
    await registerConditions(strapi);
    await createRoles(strapi);
    await createAccounts(strapi);
    await warnIfNobodyIsTold(strapi);
    await arrangeRequests(strapi);
    await arrangeLibrary(strapi);
    await arrangeRevival(strapi);
    await arrangeComponents(strapi);
    await arrangeSiteSetting(strapi);
    await arrangePages(strapi);
    await arrangePageParts(strapi);
    await createFormerLines(strapi);
    scheduleJobs(strapi);
    // Last: a start on a database that is away ends, and is made again.
    endSurviving = surviveOutages(strapi);
  },

  async destroy() {
    await stopJobs();
    endSurviving();
  },
};
