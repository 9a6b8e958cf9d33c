import type { PrayerPage as PrayerPageContent } from '@contracts/prayer-page';
import styled from 'styled-components';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { usePageContent } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage } from '../../features/page/content-page';
import { LazyPrayerForm } from '../../features/requests/lazy-forms';
import { SharePage } from '../../features/share/share-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage, translationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Section, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Lead, Prose } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import { CrisisNumbers } from './crisis-numbers';
import { prayerData } from './data';

/** One column in reading order; on wide screens the form on the left, everything else on the right. */
const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]} clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  @media (min-width: 64rem) {
    grid-template: 'form verse' auto 'form words' 1fr / 7fr 5fr;
  }
`;

const Verse = styled.div`
  grid-area: auto;
  @media (min-width: 64rem) {
    grid-area: verse;
  }
`;

const Form = styled.div`
  min-width: 0;
  @media (min-width: 64rem) {
    grid-area: form;
  }
`;

const Words = styled(Stack)`
  @media (min-width: 64rem) {
    grid-area: words;
  }
`;

function PrayerView({ page }: { page: PrayerPageContent }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const crisis = usePageContent(prayerData, 'crisisLines');
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...prayerData.metadata(page)} />
      <PageHeader lang={lang}>
        <h1>{page.title}</h1>
        <Lead>{page.intro}</Lead>
      </PageHeader>
      <Section data-surface="sand">
        <Columns>
          <Verse lang={lang}>
            <ScriptureQuote
              reference={page.scripture.reference}
              translation={translationName(t, page.scripture.translation)}
            >
              {page.scripture.verse}
            </ScriptureQuote>
          </Verse>
          <Form>
            <LazyPrayerForm contactEmail={settings.contactEmail} Help={CrisisHelp} />
          </Form>
          <Words $gap={3}>
            <h2>{t('prayer.promise')}</h2>
            <Prose lang={lang}>{page.promise}</Prose>
            <p>
              <Link to={paths.prayerThanks}>{t('prayerThanks.link')}</Link>
            </p>
          </Words>
        </Columns>
      </Section>
      <CrisisNumbers lines={crisis} />
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
        <SharePage title={page.title} />
      </PageEnd>
    </>
  );
}

export const page = contentPage(prayerData, PrayerView);
