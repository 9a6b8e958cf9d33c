import type { LeaderSheet } from '@contracts/leader-sheet';
import { Printer } from 'lucide-react';
import styled from 'styled-components';
import { usePageContent, type Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { SharePage } from '../../features/share/share-page';
import { handoutPrint } from '../../features/training/handout-print';
import { Line } from '../../features/training/module-lists';
import { studyTime } from '../../features/training/study/course-progress';
import { contentLanguage } from '../../i18n/format';
import { englishLeaderSheet } from '../../i18n/en/leader-sheet';
import { spanishLeaderSheet } from '../../i18n/es/leader-sheet';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { searchOf } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { Container, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Paragraphs } from '../../ui/paragraphs';
import { Eyebrow, Small } from '../../ui/text';
import { media, size, space } from '../../ui/theme/theme';
import { leaderSheetData } from './data';
import { MeetingSteps } from './meeting-steps';
import { NoSheet } from './no-sheet';

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

const Sections = styled(Stack)`
  max-width: calc(${size.measure} + 8rem);
  margin-inline: auto;
  ${media.print} {
    max-width: none;
    gap: 0.5rem;
    section {
      gap: 0.15rem;
      break-inside: avoid;
    }
    section > div {
      max-width: none;
    }
    h2 {
      break-after: avoid;
    }
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  max-width: ${size.measure};
  padding-inline-start: ${space[6]};
  ${media.print} {
    gap: 0.1rem;
    max-width: none;
    li {
      break-inside: avoid;
    }
  }
`;

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

function LeaderSheetPage() {
  const hasModule = searchOf(useSite().address).has('module');
  return (
    <ExtraTexts en={englishCourse} es={spanishCourse}>
      <ExtraTexts en={englishLeaderSheet} es={spanishLeaderSheet}>
        {hasModule ? <SheetOfModule /> : <NoSheet />}
      </ExtraTexts>
    </ExtraTexts>
  );
}

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
      <PageHeader>
        <BackLink to={paths.module(slug)}>{t('sheet.back')}</BackLink>
        <Eyebrow>{t('sheet.kind', { number })}</Eyebrow>
        <h1 lang={lang}>{title}</h1>
        <OnScreen>
          <Button $variant="quiet" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            <span>{t('sheet.print')}</span>
          </Button>
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
