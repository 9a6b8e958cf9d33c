import type { PropheticMinistryPage } from '@contracts/prophetic-ministry-page';
import { MinistryStructuredData } from '../../features/page/ministry-structured-data';
import { PageMetadata } from '../../features/page/page-metadata';
import { MinistryOpening } from '../../features/ministry/ministry-opening';
import { contentPage, definePage, pageQuery } from '../../features/page/define-page';
import { EndOfPage } from '../../features/share/end-of-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage, withTranslationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { CardGrid, Card } from '../../ui/card';
import { IconCards } from '../../ui/icon-cards';
import { Container, Section, Stack } from '../../ui/layout';
import { Reveal } from '../../ui/reveal';
import { PageSection } from '../../ui/section';
import type { Scripture } from '@contracts/page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, font, fontSize, size, smallPrint } from '../../ui/theme/theme';
import { FramedPicture } from '../../ui/framed-picture';
import { Paragraphs } from '../../ui/paragraphs';

const Figure = styled(Stack)<{ $display: boolean }>`
  max-width: ${({ $display }) => ($display ? 'none' : size.measure)};
  blockquote {
    font: ${({ $display }) => ($display ? fontSize.heading1 : fontSize.heading2)} / 1.3 ${font.serif};
    text-wrap: balance;
  }
  figcaption {
    ${smallPrint}
  }
`;

type QuoteProps = {
  text: string;
  attribution: string | null;
  lang?: string | undefined;
  /** For a quote in a section of its own. */
  display?: boolean;
};

/** For quotes other than scripture. */
function Quote({ text, attribution, lang, display = false }: QuoteProps) {
  return (
    <Figure as="figure" lang={lang} $display={display}>
      <blockquote>{text}</blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </Figure>
  );
}

/** References are aligned at the bottom, however long the passages are. */
const Passage = styled(Card)`
  height: 100%;
  figure {
    height: 100%;
  }
  blockquote {
    flex: 1;
    font-size: ${fontSize.heading4};
    line-height: 1.45;
  }
`;

type ScripturesProps = { title: string | null; scriptures: readonly Scripture[]; lang: Locale | undefined };

function Scriptures({ title, scriptures, lang }: ScripturesProps) {
  const { t } = useLanguage();
  return (
    <PageSection title={title} surface="sand" lang={lang}>
      <CardGrid role="list" $columns={3}>
        {scriptures.map((scripture) => (
          <li key={scripture.reference}>
            <Passage as="div">
              <ScriptureQuote {...withTranslationName(t, scripture)} lang={lang} />
            </Passage>
          </li>
        ))}
      </CardGrid>
    </PageSection>
  );
}

const Purpose = styled(Stack)`
  padding-inline-start: clamp(1.25rem, 3vw, 2rem);
  border-inline-start: 3px solid ${color.accent};
  h3 {
    font: 600 ${fontSize.small} / 1.4 ${font.sans};
    letter-spacing: 0.14em;
    color: ${color.accent};
  }
  p {
    font: ${fontSize.heading4} / 1.45 ${font.serif};
  }
`;

/** Half the content's width, or all of a phone's. */
const sizes = '(min-width: 72rem) 39rem, (min-width: 64rem) 55vw, 92vw';

function Word({ word, lang }: { word: NonNullable<PropheticMinistryPage['word']>; lang: Locale | undefined }) {
  return (
    <PageSection
      title={word.title}
      intro={<Paragraphs text={word.text} lang={lang} />}
      surface="night"
      layout="columns"
      lang={lang}
    >
      <Stack $gap={8}>
        <FramedPicture source={word.image} alt={word.imageAlt} sizes={sizes} ratio="3 / 2" lang={lang} />
        <Purpose $gap={3} lang={lang}>
          <h3>{word.purposeTitle}</h3>
          <Paragraphs text={word.purpose} />
        </Purpose>
      </Stack>
    </PageSection>
  );
}

export const propheticMinistryData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'prophetic-ministry-page',
      locale,
      async () => (await import('@contracts/prophetic-ministry-page')).propheticMinistryPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: PropheticMinistryPage) => seo,
});

function PropheticMinistryView({ page }: { page: PropheticMinistryPage }) {
  const { locale } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...propheticMinistryData.metadata(page)} />
      {import.meta.env.SSR ? (
        <MinistryStructuredData page={page} path={paths.propheticMinistry} settings={settings} locale={locale} />
      ) : null}
      <MinistryOpening page={page} lang={lang} scene="watch" />
      {page.quote && (
        <Section as="div" data-surface="sand">
          <Reveal>
            <Container>
              <Quote {...page.quote} lang={lang} display />
            </Container>
          </Reveal>
        </Section>
      )}
      <PageSection title={page.focusTitle} lang={lang}>
        <IconCards cards={page.focusAreas} lang={lang} />
      </PageSection>
      {page.word && <Word word={page.word} lang={lang} />}
      <Scriptures title={page.scripturesTitle} scriptures={page.scriptures} lang={lang} />
      <EndOfPage title={page.title} />
    </>
  );
}

export const page = contentPage(propheticMinistryData, PropheticMinistryView);
