import type { Core } from '@strapi/strapi';
import { sendMailsOnRelease } from './api/submission/mails-on-release';
import { completeReadingRecords } from './api/reading-record/record-reading';
import { submissionSettings } from './api/submission/settings';
import { createAccounts } from './bootstrap/accounts';
import { cleanUploads } from './bootstrap/clean-uploads';
import { registerConditions } from './bootstrap/conditions';
import { keepMediaOfEvents } from './bootstrap/event-media';
import { hideConfidentialRequests, leaveConfidentialOutOfHomepage } from './bootstrap/confidential-requests';
import { purgePagesOnChange } from './bootstrap/caching';
import { closeContentManagerRoutes } from './bootstrap/content-manager-routes';
import { arrangeComponents } from './bootstrap/component-views';
import { arrangeLibrary } from './bootstrap/library-views';
import { hideConfidentialFields, refuseConfidentialQueries } from './bootstrap/hidden-fields';
import { closeInternalTables } from './bootstrap/internal-tables';
import { createLocales } from './bootstrap/locales';
import { setUpMail, warnIfNobodyIsTold } from './bootstrap/mail';
import { registerMediaAddressField } from './bootstrap/media-address-field';
import { openRequestsInContentManager } from './bootstrap/opened-requests';
import { keepReadOnlyTables } from './bootstrap/read-only-tables';
import { countRevisions } from './bootstrap/request-revisions';
import { arrangeRequests } from './bootstrap/request-views';
import { fetchUploadsSafely } from './bootstrap/outside-uploads';
import { publishByPublishAlone } from './bootstrap/publishing-action';
import { publishAllOrNone, publishOnlyWhatIsWhole } from './bootstrap/publishing-rules';
import { linkQuizzesOnPublication } from './bootstrap/quiz-links';
import { servePrayerDesk } from './bootstrap/prayer-desk';
import { servePublicObjects } from './bootstrap/public-objects';
import { arrangePageParts } from './bootstrap/page-part-views';
import { arrangePages } from './bootstrap/page-views';
import { arrangeRevival } from './bootstrap/revival-views';
import { encryptRequestsAtRest } from './bootstrap/requests-at-rest';
import { createRoles } from './bootstrap/roles';
import { scheduleJobs, stopJobs } from './bootstrap/schedule';
import { arrangeSiteSetting } from './bootstrap/site-setting-view';
import { publishSharedFields } from './bootstrap/shared-fields';
import { encryptStoredRequests } from './bootstrap/stored-requests';
import {
  keepRequestsAsSubmitted,
  keepRequestsFromDeletion,
  keepRequestsOutOfEvents,
} from './bootstrap/submitted-requests';
import { createFormerLines, setAsideFormerLines } from './content/crisis-lines';
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
    publishOnlyWhatIsWhole(strapi);
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
    publishAllOrNone(strapi);
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
