import type { ReactNode } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { englishGospel } from '../../i18n/en/gospel';
import { spanishGospel } from '../../i18n/es/gospel';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { Cluster, Container, Section, Stack } from '../../ui/layout';
import { NewTabLink } from '../../ui/new-tab-link';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { notPrinted, size, space } from '../../ui/theme/theme';
import { gospelQuery } from './gospel-query';
import { GospelProgress } from './gospel-progress';
import { GospelPassages, GospelWords } from './gospel-words';

const Sheet = styled(Container)`
  --dialog-padding: ${space.gutter};
  max-width: 50rem;
  /* Below the progress. */
  form {
    scroll-margin-block-start: ${size.target};
  }
`;

/** The night begins where the heading's ends. */
const Night = styled(Section)`
  padding-block-start: 0;
`;

/** Sticks below the navigation bar. */
const Progress = styled.div`
  position: sticky;
  z-index: 1;
  inset-block-start: ${size.navigation};
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
  ${notPrinted}
`;

/** The presentation as the first section of the home page. */
export const GospelInline = withTexts({ en: englishGospel, es: spanishGospel }, Presentation);

function Presentation({ readingBookUrl, connect }: { readingBookUrl: string; connect: ReactNode }) {
  const { t, locale } = useLanguage();
  const presentation = useContent(gospelQuery(locale));
  if (!presentation) return null;
  const lang = contentLanguage(presentation, locale);
  const { callToAction } = presentation;
  return (
    <section aria-labelledby="gospel-title">
      <PageHeader lang={lang} measure>
        <h2 id="gospel-title">{presentation.title}</h2>
        <Paragraphs text={presentation.intro} />
      </PageHeader>
      <Night as="div">
        <Sheet>
          <Progress data-surface="night">
            <GospelProgress sections={presentation.sections} lang={lang} />
          </Progress>
          <GospelWords presentation={presentation} lang={lang} />
          <GospelPassages presentation={presentation} lang={lang} />
          <Stack $gap={5} style={{ paddingBlockStart: '2rem' }}>
            <Stack $gap={3} lang={lang}>
              <h3>{callToAction.title}</h3>
              <Paragraphs text={callToAction.text} />
              {readingBookUrl && callToAction.bookText && <Paragraphs text={callToAction.bookText} />}
            </Stack>
            {readingBookUrl && (
              <Cluster>
                <NewTabLink href={readingBookUrl} note={t('words.newTab')} variant="quiet">
                  {t('gospelDialog.read')}
                </NewTabLink>
              </Cluster>
            )}
            <h3>{t('gospelDialog.connect.title')}</h3>
            <Paragraphs text={callToAction.connectText} lang={lang} />
            {connect}
          </Stack>
        </Sheet>
      </Night>
    </section>
  );
}
