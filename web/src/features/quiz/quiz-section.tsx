import type { ModuleQuiz } from '@contracts/training-module';
import { useCallback, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { lazyDialogTexts } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { useContentPreload } from '../../lib/cms-client/use-content';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { useLinkButton } from '../../lib/hydration/use-link-button';
import { moduleFilePath } from '../../lib/module-file';
import { ButtonAnchor } from '../../ui/button';
import { LazyDialogBoundary } from '../../ui/dialog/lazy-dialog-boundary';
import { Cluster, Stack } from '../../ui/layout';
import { Prose, Small } from '../../ui/text';
import { framed, media, notPrinted, space } from '../../ui/theme/theme';
import { useNearViewport } from '../../ui/use-near-viewport';
import { quizQuery } from './quiz-query';
import { QuizState } from './quiz-state';

const QuizDialog = lazyWithPreload(() => import('./quiz-dialog').then((module) => module.QuizDialog));

const Frame = styled.section`
  display: grid;
  gap: ${space[5]} ${space[10]};
  align-items: center;
  padding: clamp(1.25rem, 4vw, 2.5rem);
  ${framed}
  ${media.wide} {
    grid-template-columns: 1fr auto;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  ${notPrinted}
`;

const Way = styled(Cluster)`
  ${media.wide} {
    flex-direction: column;
  }
`;

type QuizSectionProps = {
  moduleSlug: string;
  moduleTitle: string;
  quiz: ModuleQuiz;
  /** Controlled by the address. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Starts a module's quiz. Dialog and questions are preloaded when this is in view. */
export function QuizSection({ moduleSlug, moduleTitle, quiz, open, onOpenChange }: QuizSectionProps) {
  const { t, locale } = useLanguage();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  // Until it is hydrated it leads to the questions and answers in the module's file.
  const start = useLinkButton(`${moduleFilePath(moduleSlug, locale)}&view=1`, () => onOpenChange(true));
  const preloadContent = useContentPreload();

  const warmUp = useCallback(() => {
    // A failure is retried, and shown, when the dialog is opened.
    Promise.all([QuizDialog.preload(), preloadContent([quizQuery(quiz.key, locale)])]).catch(() => undefined);
  }, [locale, preloadContent, quiz.key]);

  const isInView = useNearViewport(section, '0px');
  useEffect(() => {
    if (isInView) warmUp();
  }, [isInView, warmUp]);

  return (
    <Frame ref={section} aria-labelledby={titleId} data-not-read>
      <Stack $gap={3}>
        <h2 id={titleId}>{t('quiz.section.title')}</h2>
        <Prose>{t('quiz.section.text')}</Prose>
        <Small data-scripted>{t('quiz.private')}</Small>
      </Stack>
      <Way>
        <ButtonAnchor {...start} ref={button} onPointerEnter={warmUp} onFocus={warmUp}>
          {t('quiz.start')}
        </ButtonAnchor>
        <QuizState moduleSlug={moduleSlug} quiz={quiz} />
      </Way>
      <noscript>{import.meta.env.SSR && <Small>{t('withoutScripts.quiz')}</Small>}</noscript>
      <LazyDialogBoundary
        isOpen={open}
        onClose={() => onOpenChange(false)}
        texts={{
          ...lazyDialogTexts(t),
          failed: t('quiz.notReady'),
          retry: t('quiz.notReady.retry'),
        }}
      >
        {open && (
          <QuizDialog
            moduleSlug={moduleSlug}
            moduleTitle={moduleTitle}
            quizKey={quiz.key}
            onClose={() => onOpenChange(false)}
            returnFocusTo={button}
          />
        )}
      </LazyDialogBoundary>
    </Frame>
  );
}
