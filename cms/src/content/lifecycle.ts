import type { Core } from '@strapi/strapi';
import { createFormerLines } from './crisis-lines/create-former-lines';
import { setAsideFormerLines } from './crisis-lines/set-aside-former-lines';
import { clearExampleMarks } from './examples/clear-example-marks';
import { serveExampleCounts } from './examples/example-counts';
import { createLocales } from './locales';
import { publishByPublishAlone } from './publishing/publishing-action';
import { publishAllOrNone, publishOnlyWhatIsWhole, type PublishingRules } from './publishing/publishing-rules';
import { linkQuizzesOnPublication } from './publishing/quiz-links';
import { publishSharedFields } from './publishing/shared-fields';
import { purgePagesOnChange } from './purge-pages';

/** The rules come from outside, because other domains publish as well. */
export async function register(strapi: Core.Strapi, rules: PublishingRules): Promise<void> {
  // After this, Strapi drops the tables that no content type names any more.
  await setAsideFormerLines(strapi);

  // Document middlewares, the outermost first. Pages are purged after everything inside has written what follows a
  // publication, and nothing follows one that the rules refuse.
  publishByPublishAlone(strapi);
  purgePagesOnChange(strapi);
  publishSharedFields(strapi);
  linkQuizzesOnPublication(strapi);
  publishOnlyWhatIsWhole(strapi, rules);
  clearExampleMarks(strapi);

  serveExampleCounts(strapi);
}

export async function bootstrap(strapi: Core.Strapi, rules: PublishingRules): Promise<void> {
  publishAllOrNone(strapi, rules);
  // Former lines are in both languages.
  await createLocales(strapi);
  await createFormerLines(strapi);
}
