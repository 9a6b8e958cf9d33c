import { KeepPage } from '../../features/keep/keep-page';
import { CourseCertificate } from '../../features/certificate/course-certificate';
import { usePageContent } from '../../features/page/define-page';
import { quizKeys, usePassedQuizzes } from '../../features/quiz/passed-quizzes';
import { QuizState } from '../../features/quiz/quiz-state';
import { AboutTraining } from '../../features/training/about-training';
import { ModuleList } from '../../features/training/module-list';
import { CourseHorizon } from '../../features/training/study/course-horizon';
import { contentLanguage } from '../../i18n/format';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { Prose } from '../../ui/text';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { shownAfterInteraction } from '../../lib/hydration/shown-after-interaction';
import { resourcesData } from './data';
import { UnknownNote, type TabContentProps } from './tab-content';

const CourseOnDevice = shownAfterInteraction(
  async () => (await import('../../features/training/study/course-on-device')).CourseOnDevice,
);

export function TrainingTab(props: TabContentProps) {
  return (
    <ExtraTexts en={englishCourse} es={spanishCourse}>
      <Course {...props} />
    </ExtraTexts>
  );
}

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
      <CourseCertificate answers={passed} total={modules.filter(({ quiz }) => quiz).length} />
      <CourseOnDevice modules={modules} quizKeys={quizKeys(modules)} />
      {page.aboutTraining ? <AboutTraining about={page.aboutTraining} lang={lang} /> : null}
    </Stack>
  );
}
