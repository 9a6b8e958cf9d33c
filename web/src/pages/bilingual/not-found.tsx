import { EmptyPage } from '../../features/page/empty-page';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { bilingualData } from './data';

export function NotFound() {
  const { t } = useLanguage();
  return (
    <EmptyPage
      metadata={bilingualData.metadata(t('bilingual.title'), t('bilingual.about'))}
      title={t('bilingual.nothing')}
      text={t('bilingual.nothing.text')}
      action={<ButtonLink to={paths.training}>{t('bilingual.nothing.action')}</ButtonLink>}
    />
  );
}
