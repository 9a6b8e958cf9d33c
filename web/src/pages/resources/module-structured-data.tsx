import type { TrainingModule } from '@contracts/training-module';
import { useSite } from '../../lib/site-context';
import { useStructuredData } from '../../features/metadata/structured-data';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { describeModule } from './describe-module';
import { resourcesPageQuery } from './resources-page-query';

/** For the server alone. */
export function ModuleStructuredData({ module }: { module: TrainingModule }) {
  const { locale, t } = useLanguage();
  const library = useContent(resourcesPageQuery(locale))?.title ?? t('navigation.resources');
  const names = {
    library,
    training: t('resources.tabs.training'),
    quiz: t('quizDialog.title', { module: module.title }),
  };
  useStructuredData(describeModule(module, { site: useSite(), names, locale }));
  return null;
}
