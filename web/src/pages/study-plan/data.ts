import { definePage } from '../../features/page/define-page';
import { trainingModuleListQuery } from '../../features/training/training-query';
import type { Translate } from '../../i18n/translate';

export const studyPlanData = definePage({
  // Day and pace are read by the browser alone, so that the server has one page for all plans.
  queries: (locale) => ({ modules: trainingModuleListQuery(locale) }),
  metadata: (t: Translate) => ({ title: t('plan.title'), description: t('plan.description'), noindex: true }),
});
