import type { LeaderSheet } from '@contracts/leader-sheet';
import styled from 'styled-components';
import { usePageContent, type Page, definePage } from '../../features/page/define-page';
import { PageMetadata, type Metadata } from '../../features/page/page-metadata';
import { SharePage } from '../../features/share/share-page';
import { handoutPrint } from '../../features/training/handout-print';
import { Line } from '../../features/training/module-lists';
import { studyTime } from '../../features/training/study/course-progress';
import { contentLanguage } from '../../i18n/format';
import { englishLeaderSheet } from '../../i18n/en/leader-sheet';
import { spanishLeaderSheet } from '../../i18n/es/leader-sheet';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
import { EmptyPage } from '../../features/page/empty-page';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { searchOf, leaderSheetParameters } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button';
import { PrintButton } from '../../ui/print-button';
import { Container, Narrow, OnScreen, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { Eyebrow, Small } from '../../ui/text';
import { color, columnsFrom, font, fontSize, media, size, space } from '../../ui/theme/theme';
import { leaderSheetQuery } from '../../features/training/training-query';

const leaderSheetData = definePage({
  parameters: leaderSheetParameters,
  queries: (locale, search) => {
    const module = search.get('module');
    return module === null ? {} : { sheet: leaderSheetQuery(module, locale) };
  },
  metadata: (title: string, description: string): Metadata => ({ title, description, noindex: true }),
});

const Steps = styled.ol`
  display: grid;
  gap: ${space[6]};
  list-style: none;
  ${media.print} {
    gap: 3pt;
  }
`;

/** The time beside what is done, on a line that leads through the meeting. */
const Step = styled.li`
  display: grid;
  ${columnsFrom('wide', '7rem minmax(0, 1fr)')}
  gap: ${space[1]} ${space[5]};
  padding-inline-start: ${space[4]};
  border-inline-start: 3px solid ${color.accent};
  break-inside: avoid;
  h3 {
    font-size: ${fontSize.heading4};
  }
  > div {
    max-width: ${size.measure};
  }
  ${media.print} {
    grid-template-columns: 5rem minmax(0, 1fr);
    padding: 0;
    border: 0;
    > div {
      max-width: none;
    }
  }
`;

/** One after the other on a phone, and one below the other beside the text. */
const Time = styled.div`
  ${media.narrow} {
    display: flex;
    gap: ${space[3]};
    align-items: baseline;
  }
  ${media.print} {
    display: block;
  }
`;

const Minutes = styled.p`
  font: ${fontSize.heading4} / 1.3 ${font.serif};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

function MeetingSteps({ steps, lang }: { steps: LeaderSheet['steps']; lang: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Steps role="list">
      {steps.map(({ title, minutes, text }, index) => {
        const from = steps.slice(0, index).reduce((sum, step) => sum + step.minutes, 0);
        return (
          <Step key={index}>
            <Time>
              <Minutes>{studyTime(minutes, t)}</Minutes>
              <Small>{t('sheet.from', { from, to: from + minutes })}</Small>
            </Time>
            <div lang={lang}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </Step>
        );
      })}
    </Steps>
  );
}

function NoSheet() {
  const { t } = useLanguage();
  return (
    <EmptyPage
      metadata={leaderSheetData.metadata(t('course.leaderSheet'), t('sheet.none'))}
      title={t('sheet.none')}
      text={t('sheet.none.text')}
      action={<ButtonLink to={paths.training}>{t('course.back')}</ButtonLink>}
    />
  );
}

/** On paper one page. */
const Article = styled.article`
  ${media.print} {
    ${handoutPrint}
  }
`;

const Body = styled(Container)`
  padding-block: clamp(2rem, 5vw, 4rem) ${space.section};
  ${media.print} {
    padding-block: 0.3rem 0;
  }
`;

const Sections = styled(Narrow)`
  ${media.print} {
    max-width: none;
    --gap: 6pt;
    section {
      --gap: 2pt;
      padding-block-start: 3pt;
      border-block-start: 0.5pt solid;
      break-inside: avoid;
    }
    section > div {
      max-width: none;
    }
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  max-width: ${size.measure};
  padding-inline-start: ${space[6]};
  ${media.print} {
    gap: 2pt;
    max-width: none;
    li {
      break-inside: avoid;
    }
  }
`;

const LeaderSheetPage = withTexts(
  { en: { ...englishCourse, ...englishLeaderSheet }, es: { ...spanishCourse, ...spanishLeaderSheet } },
  function LeaderSheetPage() {
    return searchOf(useSite().address).has('module') ? <SheetOfModule /> : <NoSheet />;
  },
);

function SheetOfModule() {
  const sheet = usePageContent(leaderSheetData, 'sheet');
  return sheet ? <Sheet sheet={sheet} /> : <NoSheet />;
}

function Sheet({ sheet }: { sheet: LeaderSheet }) {
  const { locale, t } = useLanguage();
  const { slug, number, title, preparation, steps, questions, passages, actionItems } = sheet;
  const lang = contentLanguage(sheet, locale);
  const name = t('sheet.title', { title });
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return (
    <Article>
      <PageMetadata {...leaderSheetData.metadata(name, t('sheet.description', { number }))} />
      <PageHeader measure>
        <BackLink to={paths.module(slug)}>{t('sheet.back')}</BackLink>
        <Eyebrow>{t('sheet.kind', { number })}</Eyebrow>
        <h1 lang={lang}>{title}</h1>
        <OnScreen>
          <PrintButton label={t('sheet.print')} />
        </OnScreen>
      </PageHeader>
      <Body>
        <Sections $gap={10}>
          {lang ? <Small>{t('sheet.otherLanguage')}</Small> : null}
          {preparation ? (
            <Stack as="section" $gap={4} aria-labelledby="sheet-preparation">
              <h2 id="sheet-preparation">{t('sheet.preparation')}</h2>
              <Paragraphs text={preparation} lang={lang} />
            </Stack>
          ) : null}
          <Stack as="section" $gap={4} aria-labelledby="sheet-meeting">
            <h2 id="sheet-meeting">{t('sheet.meeting')}</h2>
            <Small>{t('sheet.total', { time: studyTime(minutes, t) })}</Small>
            <MeetingSteps steps={steps} lang={lang} />
          </Stack>
          {questions.length > 0 ? (
            <Stack as="section" $gap={4} aria-labelledby="sheet-questions">
              <h2 id="sheet-questions">{t('sheet.questions')}</h2>
              <List lang={lang}>
                {questions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </List>
            </Stack>
          ) : null}
          <Stack as="section" $gap={4} aria-labelledby="sheet-passages">
            <h2 id="sheet-passages">{t('sheet.passages')}</h2>
            <p lang={lang}>{passages.join(' · ')}</p>
          </Stack>
          <Stack as="section" $gap={4} aria-labelledby="sheet-actions">
            <h2 id="sheet-actions">{t('sheet.actions')}</h2>
            <List lang={lang}>
              {actionItems.map((item) => (
                <li key={item}>
                  <Line text={item} />
                </li>
              ))}
            </List>
          </Stack>
          <OnScreen>
            <SharePage title={name} />
          </OnScreen>
        </Sections>
      </Body>
    </Article>
  );
}

export const page: Page = { data: leaderSheetData, Component: LeaderSheetPage };
