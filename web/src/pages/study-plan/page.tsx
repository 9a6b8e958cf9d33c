import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePageContent, type Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { usePassedQuizzes } from '../../features/quiz/passed-quizzes';
import { handoutPrint } from '../../features/training/handout-print';
import { minutesOf, studyTime } from '../../features/training/study/course-progress';
import { parseDay, paceOf, studyPlan } from '../../features/training/study/study-plan';
import { englishStudyPlan } from '../../i18n/en/study-plan';
import { spanishStudyPlan } from '../../i18n/es/study-plan';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Button } from '../../ui/button';
import { Container, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Prose } from '../../ui/text';
import { media, size, space } from '../../ui/theme/theme';
import { studyPlanData } from './data';
import { PlanForm } from './plan-form';
import { PlanStage } from './plan-stage';
import { StudyTips } from './study-tips';

/** On paper one sheet. */
const Body = styled(Container)`
  padding-block: clamp(2rem, 5vw, 4rem) ${space.section};
  ${media.print} {
    ${handoutPrint}
    padding-block: 0;
  }
`;

const Narrow = styled(Stack)`
  max-width: calc(${size.measure} + 8rem);
  margin-inline: auto;
  ${media.print} {
    max-width: none;
    gap: 0.75rem;
  }
`;

const Plan = styled.ol`
  display: grid;
  gap: ${space[4]};
  list-style: none;
  ${media.print} {
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem 1.5rem;
  }
`;

const Screen = styled.div`
  ${media.print} {
    display: none;
  }
`;

function StudyPlanPage() {
  return (
    <ExtraTexts en={englishCourse} es={spanishCourse}>
      <ExtraTexts en={englishStudyPlan} es={spanishStudyPlan}>
        <StudyPlan />
      </ExtraTexts>
    </ExtraTexts>
  );
}

function StudyPlan() {
  const { t } = useLanguage();
  const modules = usePageContent(studyPlanData, 'modules');
  const passed = usePassedQuizzes(modules);
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const pace = paceOf(isHydrated ? search.get('pace') : null);
  const start = parseDay(isHydrated ? search.get('start') : null);
  const minutes = modules.reduce((sum, module) => sum + minutesOf(module).all, 0);
  return (
    <>
      <PageMetadata {...studyPlanData.metadata(t)} />
      <PageHeader>
        <BackLink to={paths.training}>{t('plan.back')}</BackLink>
        <h1>{t('plan.title')}</h1>
        <Screen>
          <Lead>{t('plan.lead')}</Lead>
        </Screen>
        <Screen>
          <Button $variant="quiet" onClick={() => window.print()}>
            <Printer size={18} aria-hidden />
            <span>{t('plan.print')}</span>
          </Button>
        </Screen>
      </PageHeader>
      <Body>
        <Narrow $gap={10}>
          <PlanForm pace={pace} start={start} />
          {modules.length === 0 ? (
            <Prose>{t('plan.empty')}</Prose>
          ) : (
            <Stack $gap={5}>
              <Prose>{t('plan.total', { time: studyTime(minutes, t) })}</Prose>
              <Plan role="list">
                {studyPlan(modules, pace, start).map((stage) => (
                  <PlanStage key={stage.firstWeek} stage={stage} isPassed={(slug) => slug in (passed ?? {})} />
                ))}
              </Plan>
            </Stack>
          )}
          <StudyTips />
        </Narrow>
      </Body>
    </>
  );
}

export const page: Page = { data: studyPlanData, Component: StudyPlanPage };
