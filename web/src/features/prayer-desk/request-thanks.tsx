import type { OpenRequest } from '@contracts/prayer-desk';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { WrittenText } from './marks';
import { useDeskWords } from './use-desk-words';

export function RequestThanks({ request }: { request: OpenRequest }) {
  const { t } = useLanguage();
  const { ago, moment } = useDeskWords();
  const { thanks, thankedAt, thanksMayBeShared, language } = request;
  if (thanks === null || thankedAt === null) return null;
  return (
    <Stack as="section" $gap={3} aria-labelledby="desk-thanks">
      <div>
        <h3 id="desk-thanks">{t('prayerDesk.thanks')}</h3>
        <Small>
          <time dateTime={thankedAt}>{t('prayerDesk.thanksAt', { age: ago(thankedAt), time: moment(thankedAt) })}</time>
        </Small>
      </div>
      <WrittenText lang={language}>{thanks}</WrittenText>
      <Small>{t(thanksMayBeShared ? 'prayerDesk.thanksShared' : 'prayerDesk.thanksNotShared')}</Small>
    </Stack>
  );
}
