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

/** The rules are passed in, because other domains publish as well. */
export async function register(strapi: Core.Strapi, rules: PublishingRules): Promise<void> {
  // Runs before Strapi drops the tables that no content type uses any more.
  await copyFormerLines(strapi);

  // Document middlewares, outermost first. Pages are purged after everything that follows a publication is written, and
  // nothing follows a publication that the rules refuse.
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
  // Former lines exist in both languages.
  await createLocales(strapi);
  await createFormerLines(strapi);
}
