import type { MarriageMinistryPage } from '@contracts/marriage-ministry-page';
import { useMemo } from 'react';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { ScheduleCounseling } from '../../features/requests/counseling/schedule-counseling';
import { Gallery } from '../../features/gallery/gallery';
import { MinistryStructuredData } from '../../features/page/ministry-structured-data';
import { PageMetadata } from '../../features/page/page-metadata';
import { MinistryOpening } from '../../features/ministry/ministry-opening';
import { contentPage, definePage, pageQuery, usePageContent } from '../../features/page/define-page';
import { EndOfPage } from '../../features/share/end-of-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage, withTranslationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { IconCards } from '../../ui/icon-cards';
import { Stack } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { PageSection } from '../../ui/section';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, columnsFrom, radius, space } from '../../ui/theme/theme';
import type { Section } from '@contracts/page';
import { PhoneCall } from 'lucide-react';
import { ServedNumbers } from '../../features/crisis-help/served-numbers';

const marriageMinistryData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'marriage-ministry-page',
      locale,
      async () => (await import('@contracts/marriage-ministry-page')).marriageMinistryPageAnswerSchema,
    ),
    crisisLines: crisisLinesQuery(locale),
  }),
  metadata: ({ seo }: MarriageMinistryPage) => seo,
});

const Rows = styled.ol`
  list-style: none;
  li {
    display: grid;
    gap: ${space[6]} clamp(2.5rem, 6vw, 5rem);
    align-items: start;
    padding-block: clamp(${space[8]}, 4vw, ${space[12]});
    border-block-start: 1px solid ${color.hairline};
    ${columnsFrom('wide', '1fr 1fr')}
  }
  li:last-child {
    padding-block-end: 0;
  }
`;

type PrinciplesProps = {
  title: string;
  principles: MarriageMinistryPage['principles'];
  lang: Locale | undefined;
};

function Principles({ title, principles, lang }: PrinciplesProps) {
  const { t } = useLanguage();
  return (
    <PageSection title={title} surface="sand" lang={lang}>
      <Rows role="list">
        {principles.map(({ title: name, text, scripture }) => (
          <li key={name}>
            <Stack lang={lang}>
              <h3>{name}</h3>
              <Paragraphs text={text} />
            </Stack>
            {scripture && <ScriptureQuote {...withTranslationName(t, scripture)} lang={lang} />}
          </li>
        ))}
      </Rows>
    </PageSection>
  );
}

const Box = styled(Stack)`
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  > svg {
    color: ${color.danger};
  }
`;

/** For people who are not safe at home: the most important part of the page for them. */
function Safety({ safety, lang }: { safety: Section; lang: Locale | undefined }) {
  const all = usePageContent(marriageMinistryData, 'crisisLines');
  const lines = useMemo(() => all.filter(({ kind }) => ['emergency', 'violence'].includes(kind)), [all]);
  return (
    <PageSection title={safety.title} layout="columns" lang={lang}>
      <Box>
        <PhoneCall size={28} strokeWidth={1.5} aria-hidden />
        <Paragraphs text={safety.text} lang={lang} />
        <ServedNumbers about="violence" lines={lines} />
      </Box>
    </PageSection>
  );
}

function MarriageMinistryView({ page }: { page: MarriageMinistryPage }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...marriageMinistryData.metadata(page)} />
      {import.meta.env.SSR ? (
        <MinistryStructuredData page={page} path={paths.marriageMinistry} settings={settings} locale={locale} />
      ) : null}
      <MinistryOpening page={page} lang={lang} scene="valley" />
      <PageSection title={page.servicesTitle} surface="sand" lang={lang}>
        <IconCards cards={page.services} columns={3} lang={lang} />
      </PageSection>
      {page.safety && <Safety safety={page.safety} lang={lang} />}
      <Principles title={page.principlesTitle} principles={page.principles} lang={lang} />
      <PageSection title={page.buildingBlocksTitle} lang={lang}>
        <IconCards cards={page.buildingBlocks} columns={3} lang={lang} />
      </PageSection>
      <PageSection title={page.galleryTitle} surface="sand" lang={lang}>
        <Gallery photos={page.gallery} missing={() => t('ministries.marriage.photoMissing')} lang={lang} />
      </PageSection>
      <PageSection title={page.schedule.title} surface="night" layout="columns" lang={lang}>
        <Stack $gap={6}>
          <Paragraphs text={page.schedule.text} lang={lang} />
          <ScheduleCounseling contactEmail={settings.contactEmail} Help={CrisisHelp} />
        </Stack>
      </PageSection>
      <EndOfPage title={page.title} />
    </>
  );
}

export const page = contentPage(marriageMinistryData, MarriageMinistryView);
