import { KeepPage } from '../../offline/keep-page';
import { CourseCertificate } from '../../features/certificate/course-certificate';
import { usePageContent } from '../../features/page/define-page';
import { quizKeys, usePassedQuizzes } from '../../features/quiz/stored-result';
import { QuizState } from '../../features/quiz/quiz-state';
import { ModuleList } from '../../features/training/module-list';
import { CourseHorizon } from '../../features/training/study/course-horizon';
import { contentLanguage } from '../../i18n/format';
import { englishCourse } from '../../i18n/en/course';
import { englishTrainingTab } from '../../i18n/en/training-tab';
import { spanishCourse } from '../../i18n/es/course';
import { spanishTrainingTab } from '../../i18n/es/training-tab';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { OptionalPart } from '../../ui/error-boundary';
import { Stack } from '../../ui/layout';
import { Prose, VisuallyHidden } from '../../ui/text';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { resourcesData } from './data';
import { UnknownNote, type TabContentProps } from './tab-content';

const CourseOnDevice = hydrateOnInteraction(
  lazyWithPreload(async () => (await import('../../features/training/study/course-on-device')).CourseOnDevice),
);

const AboutTraining = hydrateOnInteraction(
  lazyWithPreload(async () => (await import('./about-training')).AboutTraining),
);

export const TrainingTab = withTexts(
  { en: { ...englishCourse, ...englishTrainingTab }, es: { ...spanishCourse, ...spanishTrainingTab } },
  Course,
);

function Course({ page, isUnknown, preload }: TabContentProps) {
  const { locale, t } = useLanguage();
  const modules = usePageContent(resourcesData, 'modules');
  const lang = contentLanguage(page, locale);
  const passed = usePassedQuizzes(modules);

  return (
    <Stack $gap={8}>
      {isUnknown ? <UnknownNote>{t('training.unknown')}</UnknownNote> : null}
      <VisuallyHidden as="h2">{t('resources.tabs.training')}</VisuallyHidden>
      <Prose lang={lang}>{page.trainingIntro}</Prose>
      {modules.length > 0 ? <CourseHorizon modules={modules} passed={passed} /> : null}
      {modules.length > 0 ? <KeepPage address={paths.training} /> : null}
      {modules.length > 0 ? (
        <ModuleList
          modules={modules}
          onApproach={(module) => preload(new URLSearchParams({ module }))}
          quizState={({ slug, quiz }) => (quiz ? <QuizState moduleSlug={slug} quiz={quiz} /> : null)}
        />
      ) : (
        <EmptyState
          title={t('training.emptyTitle')}
          text={t('training.emptyText')}
          action={<ButtonLink to={paths.resources}>{t('resources.empty.action')}</ButtonLink>}
        />
      )}
      <OptionalPart>
        <CourseCertificate answers={passed} total={modules.filter(({ quiz }) => quiz).length} />
      </OptionalPart>
      <OptionalPart>
        <CourseOnDevice modules={modules} quizKeys={quizKeys(modules)} />
      </OptionalPart>
      {page.aboutTraining ? <AboutTraining about={page.aboutTraining} lang={lang} /> : null}
    </Stack>
  );
}
