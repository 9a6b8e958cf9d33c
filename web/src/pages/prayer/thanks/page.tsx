import { CrisisHelp } from '../../../features/crisis-help/crisis-help';
import { type Page, definePage } from '../../../features/page/define-page';
import { PageMetadata } from '../../../features/page/page-metadata';
import { LazyThanksForm } from '../../../features/requests/lazy-forms';
import { useSiteSetting } from '../../../features/site-setting/site-setting';
import { englishPrayerThanks } from '../../../i18n/en/prayer-thanks';
import { spanishPrayerThanks } from '../../../i18n/es/prayer-thanks';
import { useLanguage, withTexts } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { BackLink } from '../../../ui/back-link';
import { Container, Narrow, Section } from '../../../ui/layout';
import { PageEnd } from '../../../ui/page-end';
import { PageHeader } from '../../../ui/page-header';
import type { Translate } from '../../../i18n/translate';

export const prayerThanksData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({ title: t('prayerThanks.title'), description: t('prayerThanks.description') }),
});

const PrayerThanksPage = withTexts({ en: englishPrayerThanks, es: spanishPrayerThanks }, PrayerThanks);

function PrayerThanks() {
  const { t } = useLanguage();
  const { contactEmail } = useSiteSetting();
  return (
    <>
      <PageMetadata {...prayerThanksData.metadata(t)} />
      <PageHeader measure title={t('prayerThanks.title')} lead={t('prayerThanks.intro')} />
      <Section data-surface="sand">
        <Container>
          <Narrow>
            <LazyThanksForm contactEmail={contactEmail} Help={CrisisHelp} />
          </Narrow>
        </Container>
      </Section>
      <PageEnd measure>
        <BackLink to={paths.prayer}>{t('words.askForPrayer')}</BackLink>
      </PageEnd>
    </>
  );
}

export const page: Page = { data: prayerThanksData, Component: PrayerThanksPage };
