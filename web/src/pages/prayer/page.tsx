import type { PrayerPage } from '@contracts/prayer-page';
import styled from 'styled-components';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { usePageContent, definePage, pageQuery, contentPage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { LazyPrayerForm } from '../../features/requests/lazy-forms';
import { EndOfPage } from '../../features/share/end-of-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage, withTranslationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Container, Section, Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { PageHeader } from '../../ui/page-header';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Prose, Small } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import { crisisLinesQuery, countryGroups } from '../../features/crisis-help/crisis-lines-query';
import type { CrisisLine } from '@contracts/crisis-line';
import { useCountry } from '../../features/crisis-help/chosen-country';
import { CountryChoice } from '../../features/crisis-help/country-choice';
import { CrisisCountries } from '../../features/crisis-help/crisis-lines';

/** Shown because prayer requests are not read around the clock. */
function CrisisNumbers({ lines }: { lines: readonly CrisisLine[] }) {
  const { t } = useLanguage();
  const [country, choose] = useCountry();
  if (lines.length === 0) return null;
  const groups = countryGroups(lines, country);
  return (
    <Section aria-labelledby="crisis-title">
      <Container>
        <Stack $gap={8}>
          <Stack $gap={3}>
            <h2 id="crisis-title">{t('prayer.crisis')}</h2>
            <p>{t('prayer.crisis.text')}</p>
          </Stack>
          <CountryChoice groups={groups} country={country} onChoose={choose} />
          <CrisisCountries groups={groups} heading="h3" />
          <Small>{t('crisisLines.source')}</Small>
        </Stack>
      </Container>
    </Section>
  );
}

export const prayerData = definePage({
  queries: (locale) => ({
    page: pageQuery('prayer-page', locale, async () => (await import('@contracts/prayer-page')).prayerPageAnswerSchema),
    crisisLines: crisisLinesQuery(locale),
  }),
  metadata: ({ seo }: PrayerPage) => seo,
});

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

function PrayerView({ page }: { page: PrayerPage }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const crisis = usePageContent(prayerData, 'crisisLines');
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...prayerData.metadata(page)} />
      <PageHeader lang={lang} title={page.title} lead={page.intro} />
      <Section data-surface="sand">
        <Columns>
          <Verse lang={lang}>
            <ScriptureQuote {...withTranslationName(t, page.scripture)} />
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
      <EndOfPage title={page.title} />
    </>
  );
}

export const page = contentPage(prayerData, PrayerView);
