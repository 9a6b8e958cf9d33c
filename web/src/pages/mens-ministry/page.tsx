import type { MensMinistryPage } from '@contracts/mens-ministry-page';
import { Gallery } from '../../features/gallery/gallery';
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
import { PageSection } from '../../ui/section';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { Paragraphs } from '../../ui/paragraphs';
import { color, font, fontSize, media, size, smallPrint, space } from '../../ui/theme/theme';
import { Stack } from '../../ui/layout';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Eyebrow, Small } from '../../ui/text';

const Facts = styled.dl`
  margin: ${space[4]} 0 0;
  > div {
    display: grid;
    grid-template-columns: minmax(6.5rem, 1fr) 2fr;
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-block-start: 1px solid ${color.hairline};
    line-height: 1.4;
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space[6]};
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space[1]};
  }
  /* One column as wide as the longest figure, and the words beside it: dense, because the figure comes second. */
  ${media.narrow} {
    grid: auto-flow dense / max-content 1fr;
    align-items: baseline;
    gap: ${space[3]} ${space[4]};
    > div {
      display: contents;
    }
    dt {
      grid-column: 2;
    }
    dd {
      grid-column: 1;
    }
  }
  dt {
    color: ${color.textMuted};
    line-height: 1.35;
  }
  dd {
    margin: 0;
    font: ${fontSize.heading1} / 1.1 ${font.serif};
    color: ${color.accent};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Note = styled(Small)`
  max-width: ${size.measure};
`;

type RetreatContent = NonNullable<MensMinistryPage['retreat']>;
type RetreatProps = { retreat: RetreatContent; lang: Locale | undefined };

function Retreat({ retreat, lang }: RetreatProps) {
  const { t } = useLanguage();
  const facts = [
    { label: t('ministries.mens.date'), value: retreat.date },
    { label: t('revival.attendance'), value: retreat.attendance },
    { label: t('ministries.mens.theme'), value: retreat.theme },
  ];
  const intro = (
    <>
      <Paragraphs text={retreat.text} lang={lang} />
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </Facts>
    </>
  );
  return (
    <PageSection title={retreat.title} intro={intro} surface="night" layout="columns" lang={lang}>
      <Stack $gap={12}>
        <Stack>
          <Eyebrow>{t('ministries.mens.keyVerse')}</Eyebrow>
          <ScriptureQuote {...withTranslationName(t, retreat.keyVerse)} lang={lang} display />
        </Stack>
        <Stack $gap={6} lang={lang}>
          <Figures>
            {retreat.figures.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Figures>
          {retreat.figuresNote && <Note>{retreat.figuresNote}</Note>}
        </Stack>
      </Stack>
    </PageSection>
  );
}

/** Names are aligned at the bottom, however long the stories are. */
const Story = styled(Card)`
  height: 100%;
  h3 {
    font: 600 ${fontSize.small} / 1.4 ${font.sans};
    color: ${color.link};
  }
  blockquote {
    flex: 1;
    font: ${fontSize.heading4} / 1.5 ${font.serif};
  }
  footer {
    padding-block-start: ${space[4]};
    border-block-start: 1px solid ${color.hairline};
    ${smallPrint}
  }
`;

type TestimoniesProps = { testimonies: RetreatContent['testimonies']; lang: Locale | undefined };

function Testimonies({ testimonies, lang }: TestimoniesProps) {
  return (
    <CardGrid role="list" $columns={3} lang={lang}>
      {testimonies.map(({ title, text, name }) => (
        <li key={title}>
          <Story>
            <h3>{title}</h3>
            <blockquote>
              <Paragraphs text={text} />
            </blockquote>
            {name && <footer>{name}</footer>}
          </Story>
        </li>
      ))}
    </CardGrid>
  );
}

export const mensMinistryData = definePage({
  queries: (locale) => ({
    page: pageQuery(
      'mens-ministry-page',
      locale,
      async () => (await import('@contracts/mens-ministry-page')).mensMinistryPageAnswerSchema,
    ),
  }),
  metadata: ({ seo }: MensMinistryPage) => seo,
});

function MensMinistryView({ page }: { page: MensMinistryPage }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  const { retreat } = page;
  return (
    <>
      <PageMetadata {...mensMinistryData.metadata(page)} />
      {import.meta.env.SSR ? (
        <MinistryStructuredData page={page} path={paths.mensMinistry} settings={settings} locale={locale} />
      ) : null}
      <MinistryOpening page={page} lang={lang} scene="summit" />
      <PageSection title={page.focusTitle} surface="sand" lang={lang}>
        <IconCards cards={page.focusAreas} lang={lang} />
      </PageSection>
      {retreat && (
        <>
          <Retreat retreat={retreat} lang={lang} />
          {retreat.testimonies.length > 0 && (
            <PageSection title={retreat.testimoniesTitle} lang={lang}>
              <Testimonies testimonies={retreat.testimonies} lang={lang} />
            </PageSection>
          )}
          <PageSection title={retreat.galleryTitle} surface="sand" lang={lang}>
            <Gallery
              photos={retreat.gallery}
              missing={(number) => t('ministries.mens.photoMissing', { number })}
              lang={lang}
            />
          </PageSection>
        </>
      )}
      <EndOfPage title={page.title} />
    </>
  );
}

export const page = contentPage(mensMinistryData, MensMinistryView);
