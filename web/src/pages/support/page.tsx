import type { SupportPage } from '@contracts/support-page';
import styled from 'styled-components';
import { GivingCards } from '../../features/giving/giving-cards';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage, definePage, pageQuery } from '../../features/page/define-page';
import { EndOfPage } from '../../features/share/end-of-page';
import { contentLanguage, withTranslationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Container, Section, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { columnsFrom, space } from '../../ui/theme/theme';

export const supportData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'support-page',
      locale,
      async () => (await import('@contracts/support-page')).supportPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: SupportPage) => seo,
});

const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(2.5rem, 5vw, 4rem);
`;

const Beside = styled.div`
  display: grid;
  gap: ${space[10]} clamp(2.5rem, 6vw, 5rem);
  align-items: center;
  ${columnsFrom('roomy', '1fr 1fr')}
`;

function SupportView({ page }: { page: SupportPage }) {
  const { locale, t } = useLanguage();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...supportData.metadata(page)} />
      <PageHeader lang={lang} title={page.title} lead={page.intro} />
      <Section>
        <Column>
          <GivingCards cards={page} heading="h2" />
          <Beside>
            {page.gifts && (
              <Stack $gap={5} lang={lang}>
                <h2>{page.gifts.title}</h2>
                <Paragraphs text={page.gifts.text} />
              </Stack>
            )}
            {page.scripture && <ScriptureQuote {...withTranslationName(t, page.scripture)} lang={lang} display />}
          </Beside>
        </Column>
      </Section>
      <EndOfPage title={page.title} />
    </>
  );
}

export const page = contentPage(supportData, SupportView);
