import { useLanguage } from '../../i18n/language-provider';
import { ButtonLink } from '../../ui/button';

type BilingualLinkProps = { of: 'module' | 'article' | 'of'; name: string };

export function BilingualLink({ of, name }: BilingualLinkProps) {
  const { t } = useLanguage();
  return (
    <ButtonLink $variant="quiet" to={`/bilingual?${of}=${encodeURIComponent(name)}`}>
      {t('bilingual.link')}
    </ButtonLink>
  );
}
