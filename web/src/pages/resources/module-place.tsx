import { trainingModuleQuery } from '../../features/training/training-query';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { ModuleScreen } from './resources-parts';
import type { ScreenProps } from './screen-props';

/** The first page knows which module there is; how it looks comes with the first one. */
export function ModulePlace({ slug, takesFocus, otherwise, preload }: ScreenProps) {
  const { locale } = useLanguage();
  const module = useContent(trainingModuleQuery(slug, locale));
  return module ? <ModuleScreen module={module} takesFocus={takesFocus} preload={preload} /> : otherwise;
}
