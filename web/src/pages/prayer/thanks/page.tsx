import { CrisisHelp } from '../../../features/crisis-help/crisis-help';
import type { Page } from '../../../features/page/define-page';
import { PageMetadata } from '../../../features/page/page-metadata';
import { LazyThanksForm } from '../../../features/requests/lazy-forms';
import { useSiteSetting } from '../../../features/site-setting/site-setting';
import { englishPrayerThanks } from '../../../i18n/en/prayer-thanks';
import { spanishPrayerThanks } from '../../../i18n/es/prayer-thanks';
import { ExtraTexts, useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { BackLink } from '../../../ui/back-link';
import { Container, Narrow, Section } from '../../../ui/layout';
import { PageEnd } from '../../../ui/page-end';
import { PageHeader } from '../../../ui/page-header';
import { Lead } from '../../../ui/text';
import { prayerThanksData } from './data';

function PrayerThanksPage() {
  return (
    <ExtraTexts en={englishPrayerThanks} es={spanishPrayerThanks}>
      <PrayerThanks />
    </ExtraTexts>
  );
}

function PrayerThanks() {
  const { t } = useLanguage();
  const { contactEmail } = useSiteSetting();
  return (
    <>
      <PageMetadata {...prayerThanksData.metadata(t)} />
      <PageHeader>
        <h1>{t('prayerThanks.title')}</h1>
        <Lead>{t('prayerThanks.intro')}</Lead>
      </PageHeader>
      <Section data-surface="sand">
        <Container>
          <Narrow>
            <LazyThanksForm contactEmail={contactEmail} Help={CrisisHelp} />
          </Narrow>
        </Container>
      </Section>
      <PageEnd>
        <BackLink to={paths.prayer}>{t('prayerThanks.back')}</BackLink>
      </PageEnd>
    </>
  );
}

export const page: Page = { data: prayerThanksData, Component: PrayerThanksPage };
