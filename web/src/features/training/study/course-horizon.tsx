import type { TrainingModuleSummary } from '@contracts/training-module';
import { useMemo } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { ButtonAnchor, ButtonLink } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { Small, VisuallyHidden } from '../../../ui/text';
import { notPrinted, radius } from '../../../ui/theme/theme';
import { CourseHorizonPicture } from './course-horizon-picture';
import { courseProgress, type CourseProgress, type Passed, studyTime } from './course-progress';
import { sectionTitle } from './module-sections';
import { useModuleRecords } from './use-module-record';

const Frame = styled.section`
  overflow: hidden;
  border-radius: ${radius.card};
  ${notPrinted}
`;

const Text = styled(Stack)`
  padding: clamp(min(1.25rem, 6.25vw), 4vw, 2.25rem);
`;

type CourseHorizonProps = {
  modules: readonly TrainingModuleSummary[];
  /** Null until it is known. */
  passed: Passed | null;
};

/** How far somebody has come in the course, and the way to go on. The server shows the beginning. */
export function CourseHorizon({ modules, passed }: CourseHorizonProps) {
  const { locale, t } = useLanguage();
  const slugs = useMemo(() => modules.map(({ slug }) => slug), [modules]);
  const records = useModuleRecords(slugs);
  const { states, done, minutesLeft, next } = courseProgress(modules, records, passed ?? {});
  const total = modules.length;
  const isBegun = states.some((state) => state !== 'none');
  const time = studyTime(minutesLeft, t);
  return (
    <Frame data-surface="night" aria-labelledby="course-horizon">
      <CourseHorizonPicture states={states} />
      <Text $gap={4}>
        <Stack $gap={2}>
          <h2 id="course-horizon">{t('course.title')}</h2>
          <p>
            {next === null
              ? t('course.all', { total })
              : isBegun
                ? t('course.some', { done, total, time })
                : t('course.none', { total, time })}
          </p>
          <VisuallyHidden as="ul">
            {modules.map(({ slug, title }, index) => (
              <li key={slug}>{t(`course.state.${states[index] ?? 'none'}`, { title })}</li>
            ))}
          </VisuallyHidden>
        </Stack>
        <Cluster $gap={3}>
          {next ? (
            <ButtonLink to={addressOf(next)}>
              <span>
                <span>{isBegun ? t('course.continue') : t('course.begin')}</span>{' '}
                <span lang={contentLanguage(next.module, locale)}>{next.module.title}</span>
              </span>
            </ButtonLink>
          ) : (
            <ButtonAnchor href="#certificate">{t('course.certificate')}</ButtonAnchor>
          )}
          <ButtonLink $variant="quiet" to={paths.studyPlan}>
            {t('course.plan')}
          </ButtonLink>
        </Cluster>
        <Small>
          {next?.isQuizLeft
            ? t('course.quizLeft', { number: next.module.number })
            : next?.section
              ? t('course.section', { section: sectionTitle(next.section, t), number: next.module.number })
              : t('course.device')}
        </Small>
      </Text>
    </Frame>
  );
}

/** Back to the section that was read last, or to the quiz where that is all that is left. */
function addressOf({
  module,
  section,
  isQuizLeft,
}: NonNullable<CourseProgress<TrainingModuleSummary>['next']>): string {
  const address = paths.module(module.slug);
  if (isQuizLeft) return module.quiz ? `${address}&quiz=1` : address;
  return section === null ? address : `${address}#${section}`;
}
