import type { OpenRequest } from '@contracts/prayer-desk';
import { useLanguage } from '../../../i18n/language-provider';
import { Small } from '../../../ui/text';

type EnteredByProps = { request: OpenRequest };

export function EnteredBy({ request: { source, enteredBy, email, phone } }: EnteredByProps) {
  const { t } = useLanguage();
  if (source === null) return null;
  return (
    <>
      <Small>{t(`deskEntered.${source}`, { name: enteredBy ?? '' })}</Small>
      {email === '' && !phone ? <Small>{t('deskEntered.unreachable')}</Small> : null}
    </>
  );
}
