import { KeepPage } from '../../offline/keep-page';
import { CourseCertificate } from '../../features/certificate/course-certificate';
import { usePageContent } from '../../features/page/define-page';
import { quizKeys, usePassedQuizzes } from '../../features/quiz/stored-result';
import { QuizState } from '../../features/quiz/quiz-state';
import { ModuleList } from '../../features/training/module-list';
import { CourseHorizon } from '../../features/training/study/course-horizon';
import { contentLanguage, withTranslationName } from '../../i18n/format';
import { englishCourse } from '../../i18n/en/course';
import { spanishCourse } from '../../i18n/es/course';
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
import type { ResourcesPage } from '@contracts/resources-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { color, fontSize, media, radius, space } from '../../ui/theme/theme';

const Frame = styled.section`
  display: grid;
  gap: ${space[8]} clamp(2.5rem, 6vw, 4.5rem);
  align-items: start;
  padding: clamp(1.5rem, 5vw, 3.5rem);
  border-radius: ${radius.card};
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Quote = styled(Stack)`
  padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.hairline};
  blockquote {
    font-size: ${fontSize.lead};
    line-height: 1.5;
    text-wrap: pretty;
  }
  figcaption {
    font-weight: 600;
    color: ${color.textMuted};
  }
`;

type AboutTrainingProps = { about: NonNullable<ResourcesPage['aboutTraining']>; lang: Locale | undefined };

function AboutTraining({ about: { title, text, quote, scripture }, lang }: AboutTrainingProps) {
  const { t } = useLanguage();
  return (
    <Frame data-surface="sand" lang={lang} aria-labelledby="about-training">
      <Stack $gap={5}>
        <h2 id="about-training">{title}</h2>
        <p>{text}</p>
        <Quote as="figure" $gap={3}>
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          {quote.attribution ? <figcaption>{quote.attribution}</figcaption> : null}
        </Quote>
      </Stack>
      <ScriptureQuote {...withTranslationName(t, scripture)} />
    </Frame>
  );
}

const CourseOnDevice = hydrateOnInteraction(
  lazyWithPreload(async () => (await import('../../features/training/study/course-on-device')).CourseOnDevice),
);

export const TrainingTab = withTexts({ en: englishCourse, es: spanishCourse }, Course);

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
