import type { RefObject } from 'react';
import { englishQuizDialog } from '../../i18n/en/quiz-dialog';
import { spanishQuizDialog } from '../../i18n/es/quiz-dialog';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { Dialog } from '../../ui/dialog/dialog';
import { Small } from '../../ui/text';
import { QuizFailure } from './quiz-failure';
import { quizQuery } from './quiz-query';
import { QuizRun } from './quiz-run';
import { QuizSkeleton } from './quiz-skeleton';

type QuizDialogProps = {
  moduleSlug: string;
  moduleTitle: string;
  quizKey: string;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function QuizDialog(props: QuizDialogProps) {
  return (
    <ExtraTexts en={englishQuizDialog} es={spanishQuizDialog}>
      <Questions {...props} />
    </ExtraTexts>
  );
}

function Questions({ moduleSlug, moduleTitle, quizKey, onClose, returnFocusTo }: QuizDialogProps) {
  const { t, locale } = useLanguage();
  const quiz = useContentState(quizQuery(quizKey, locale));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      width="42rem"
      title={t('quiz.title', { module: moduleTitle })}
      description={<Small>{t('quiz.private')}</Small>}
      closeLabel={t('quizDialog.close')}
    >
      {quiz.status === 'loading' && <QuizSkeleton />}
      {quiz.status === 'failed' && <QuizFailure onRetry={quiz.retry} />}
      {quiz.status === 'ready' && <QuizRun quiz={quiz.data} moduleSlug={moduleSlug} onDone={onClose} />}
    </Dialog>
  );
}
