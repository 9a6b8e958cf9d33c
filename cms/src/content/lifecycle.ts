import type { Core } from '@strapi/strapi';
import { createFormerLines } from './crisis-lines/create-former-lines';
import { copyFormerLines } from './crisis-lines/copy-former-lines';
import { clearExampleMarks } from './examples/clear-example-marks';
import { serveExampleCounts } from './examples/example-counts';
import { createLocales } from './locales';
import { requirePublishAction } from './publishing/publishing-action';
import { publishAllOrNone, refuseIncompletePublications, type PublishingRules } from './publishing/publishing-rules';
import { linkQuizzesOnPublication } from './publishing/quiz-links';
import { publishSharedFields } from './publishing/shared-fields';
import { purgePagesOnChange } from './purge-pages';

/** The rules come from outside, because other domains publish as well. */
export async function register(strapi: Core.Strapi, rules: PublishingRules): Promise<void> {
  // After this, Strapi drops the tables that no content type names any more.
  await copyFormerLines(strapi);

  // Document middlewares, the outermost first. Pages are purged once all that follows a publication has been written, and
  // nothing follows one that the rules refuse.
  requirePublishAction(strapi);
  purgePagesOnChange(strapi);
  publishSharedFields(strapi);
  linkQuizzesOnPublication(strapi);
  refuseIncompletePublications(strapi, rules);
  clearExampleMarks(strapi);

  serveExampleCounts(strapi);
}

export async function bootstrap(strapi: Core.Strapi, rules: PublishingRules): Promise<void> {
  publishAllOrNone(strapi, rules);
  // Former lines are in both languages.
  await createLocales(strapi);
  await createFormerLines(strapi);
}
