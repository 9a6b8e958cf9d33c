import { useLanguage } from '../../i18n/language-provider';
import { ButtonLink } from '../../ui/button';

export function BilingualLink({ of, name }: { of: 'module' | 'article' | 'of'; name: string }) {
  const { t } = useLanguage();
  return (
    <ButtonLink $variant="quiet" to={`/bilingual?${of}=${encodeURIComponent(name)}`}>
      {t('bilingual.link')}
    </ButtonLink>
  );
}
