import type { SupportPage as SupportPageContent } from '@contracts/support-page';
import styled from 'styled-components';
import { GivingCards } from '../../features/giving/giving-cards';
import { supportData } from './data';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage } from '../../features/page/content-page';
import { SharePage } from '../../features/share/share-page';
import { contentLanguage, translationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Section, Stack } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Lead } from '../../ui/text';

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(2.5rem, 5vw, 4rem);
`;

function SupportView({ page }: { page: SupportPageContent }) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...supportData.metadata(page)} />
      <PageHeader lang={lang}>
        <h1>{page.title}</h1>
        <Lead>{page.intro}</Lead>
      </PageHeader>
      <Section>
        <Column>
          <GivingCards cards={page} heading="h2" />
          {page.gifts && (
            <Stack $gap={5} lang={lang}>
              <h2>{page.gifts.title}</h2>
              <Paragraphs text={page.gifts.text} />
            </Stack>
          )}
        </Column>
      </Section>
      {page.scripture && (
        <Section as="div" data-surface="sand">
          <Container>
            <ScriptureQuote
              reference={page.scripture.reference}
              translation={translationName(t, page.scripture.translation)}
              lang={lang}
              display
            >
              {page.scripture.verse}
            </ScriptureQuote>
          </Container>
        </Section>
      )}
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
        <SharePage title={page.title} />
      </PageEnd>
    </>
  );
}

export const page = contentPage(supportData, SupportView);
