import type { OpenRequest } from '@contracts/prayer-desk';
import { deskEntered as english } from '../../../i18n/en/desk-entered';
import { deskEntered as spanish } from '../../../i18n/es/desk-entered';
import { ExtraTexts, useLanguage } from '../../../i18n/language-provider';
import { Small } from '../../../ui/text';

const texts = { en: english, es: spanish };

type EnteredByProps = { request: OpenRequest };

/** Who entered a request that did not come by the site, and how it came. */
export function EnteredBy(props: EnteredByProps) {
  return (
    <ExtraTexts texts={texts}>
      <Entry {...props} />
    </ExtraTexts>
  );
}

function Entry({ request: { source, enteredBy, email, phone } }: EnteredByProps) {
  const { t } = useLanguage();
  if (source === null) return null;
  return (
    <>
      <Small>{t(`deskEntered.${source}`, { name: enteredBy ?? '' })}</Small>
      {email === '' && !phone ? <Small>{t('deskEntered.unreachable')}</Small> : null}
    </>
  );
}
