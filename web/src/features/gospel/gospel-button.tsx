import { useLanguage } from '../../i18n/language-provider';
import { ButtonLink } from '../../ui/button';
import { useGospelLink } from './use-gospel-link';

export function GospelButton({ variant = 'action' }: { variant?: 'action' | 'quiet' }) {
  const { t } = useLanguage();
  const link = useGospelLink();
  return (
    <ButtonLink {...link} $variant={variant}>
      {t('gospel.open')}
    </ButtonLink>
  );
}
