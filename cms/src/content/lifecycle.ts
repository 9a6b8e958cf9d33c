import type { Core } from '@strapi/strapi';
import { strapiService } from '../lib/strapi-services';
import { beginGeneration } from './content-generation';
import { createExamples } from './examples/decide-examples';
import { clearExampleMarks, serveExampleCounts } from './examples/example-content';
import { recordPublications } from './history/history';
import { giveAddresses } from './naming/give-addresses';
import { nameQuestions } from './naming/name-questions';
import { positionEntries } from './ordering/positions';
import { receivePageViews } from './page-views/page-views';
import { servePanelCalls } from './panel-calls';
import {
  publishAllOrNone,
  type PublishingRules,
  refuseIncompletePublications,
  requirePublishAction,
} from './publishing/publishing-rules';
import { linkQuizzesOnPublication } from './publishing/quiz-links';
import { refuseSecondEntries } from './publishing/single-entries';
import { publishSharedFields, publishSharedPictures } from './publishing/shared-fields';
import { purgePagesOnChange } from './purge-pages';
import { endWhatIsDoneByHand } from './schedule/scheduled-changes';
import { serveSchedule } from './schedule/serve-schedule';
import { protectSwitches } from './switches';
import { keepTextFacts, refreshTextFacts } from './translation-board/keep-facts';
import { guardDeletions, keepDeleted } from './trash/deletions';

const spanish = { code: 'es', name: 'Spanish (es)' };

/** Strapi creates English, the default locale; this adds Spanish at the first start. */
async function createLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapiService(strapi, 'i18n', 'locales');
  if (!(await locales.findByCode(spanish.code))) {
    await locales.create(spanish);
  }
}

/** The rules are passed in, because other domains publish as well. */
export function register(strapi: Core.Strapi, rules: PublishingRules): void {
  // Document middlewares, outermost first. Pages are purged after all that follows a publication; versions hold it.
  requirePublishAction(strapi);
  guardDeletions(strapi);
  refuseSecondEntries(strapi);
  protectSwitches(strapi);
  purgePagesOnChange(strapi);
  endWhatIsDoneByHand(strapi);
  keepDeleted(strapi);
  recordPublications(strapi);
  publishSharedFields(strapi);
  publishSharedPictures(strapi);
  linkQuizzesOnPublication(strapi);
  refuseIncompletePublications(strapi, rules);
  keepTextFacts(strapi);
  positionEntries(strapi);
  giveAddresses(strapi);
  nameQuestions(strapi);
  clearExampleMarks(strapi);

  serveExampleCounts(strapi);
  receivePageViews(strapi);
  servePanelCalls(strapi);
  serveSchedule(strapi, rules);
}

export async function bootstrap(strapi: Core.Strapi, rules: PublishingRules): Promise<void> {
  publishAllOrNone(strapi, rules);
  await createLocales(strapi);
  await refreshTextFacts(strapi);
  await createExamples(strapi, () => '').remember();
  // Content may have changed while no CMS ran, in a restored backup for example.
  await beginGeneration(strapi);
}
