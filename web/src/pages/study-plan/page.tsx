import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePageContent, type Page, definePage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { usePassedQuizzes } from '../../features/quiz/stored-result';
import { handoutPrint } from '../../features/training/handout-print';
import { minutesOf, studyTime } from '../../features/training/study/course-progress';
import { parseDay, paceOf, studyPlan } from '../../features/training/study/study-plan';
import { englishStudyPlan } from '../../i18n/en/study-plan';
import { spanishStudyPlan } from '../../i18n/es/study-plan';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { useHydrated } from '../../lib/hydration/hydrate-on-interaction';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { PrintButton } from '../../ui/print-button';
import { Container, Narrow, OnScreen, Stack } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead, Prose } from '../../ui/text';
import { media, size, space } from '../../ui/theme/theme';
import { PlanForm } from './plan-form';
import { PlanStage } from './plan-stage';
import { trainingModuleListQuery } from '../../features/training/training-query';
import type { Translate } from '../../i18n/translate';
import { Line } from '../../features/training/module-lists';

const Tips = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: ${size.measure};
  padding-inline-start: ${space[5]};
  ${media.print} {
    gap: 2pt;
    max-width: none;
  }
`;

function StudyTips() {
  const { t } = useLanguage();
  const tips = [
    t('plan.tip.hour'),
    t('plan.tip.pray'),
    t('plan.tip.together'),
    t('plan.tip.practice'),
    t('plan.tip.late'),
  ];
  return (
    <Stack as="section" $gap={4} aria-labelledby="plan-tips">
      <h2 id="plan-tips">{t('plan.tips')}</h2>
      <Tips>
        {tips.map((tip) => (
          <li key={tip}>
            <Line text={tip} />
          </li>
        ))}
      </Tips>
    </Stack>
  );
}

export const studyPlanData = definePage({
  // Day and pace are read by the browser alone, so that the server has one page for all plans.
  queries: (locale) => ({ modules: trainingModuleListQuery(locale) }),
  metadata: (t: Translate) => ({ title: t('course.plan'), description: t('plan.description'), noindex: true }),
});

/** On paper one sheet. */
const Body = styled(Container)`
  padding-block: clamp(2rem, 5vw, 4rem) ${space.section};
  ${media.print} {
    ${handoutPrint}
    padding-block: 0;
  }
`;

const Sections = styled(Narrow)`
  ${media.print} {
    max-width: none;
    --gap: 14pt;
    > * {
      --gap: 5pt;
    }
  }
`;

const Plan = styled.ol`
  display: grid;
  gap: ${space[4]};
  list-style: none;
  ${media.print} {
    grid-template-columns: 1fr 1fr;
    gap: 12pt 18pt;
  }
`;

const StudyPlanPage = withTexts(
  { en: { ...englishCourse, ...englishStudyPlan }, es: { ...spanishCourse, ...spanishStudyPlan } },
  StudyPlan,
);

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
      <PageHeader measure>
        <BackLink to={paths.training}>{t('course.back')}</BackLink>
        <h1>{t('course.plan')}</h1>
        <OnScreen>
          <Lead>{t('plan.lead')}</Lead>
        </OnScreen>
        <OnScreen>
          <PrintButton label={t('plan.print')} />
        </OnScreen>
      </PageHeader>
      <Body>
        <Sections $gap={10}>
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
        </Sections>
      </Body>
    </>
  );
}

export const page: Page = { data: studyPlanData, Component: StudyPlanPage };
