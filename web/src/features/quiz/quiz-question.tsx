import type { Question } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/dialog/dialog';
import { Stack } from '../../ui/layout';
import { ProgressBar } from '../../ui/progress-bar';
import { Eyebrow } from '../../ui/text';
import { AnswerButtons } from './answer-buttons';
import type { Answer } from './answers';
import { QuizFeedback } from './quiz-feedback';
import { isCorrect } from './answers';
import { StepHeading, useStepFocus } from './step-heading';

/** Leaves room for the buttons that follow when it is scrolled into view. */
const Feedback = styled.div`
  scroll-margin-block-end: 8rem;
`;

const Count = styled(Eyebrow)`
  font-variant-numeric: tabular-nums;
`;

type QuizQuestionProps = {
  question: Question;
  /** From 1. */
  number: number;
  total: number;
  opensResults: boolean;
  lang: Locale | undefined;
  chosen: Answer | undefined;
  onChoose: (answer: Answer) => void;
  onPrevious: () => void;
  onNext: () => void;
};

export function QuizQuestion(props: QuizQuestionProps) {
  const { question, number, total, opensResults, lang, chosen, onChoose, onPrevious, onNext } = props;
  const { t } = useLanguage();
  const headingId = useId();
  const countId = useId();
  const heading = useStepFocus(question.id);
  const feedback = useRef<HTMLDivElement>(null);
  const isAnswered = chosen !== undefined;
  const count = t('quizDialog.question', { number, total });

  function choose(answer: Answer) {
    flushSync(() => onChoose(answer));
    // On a phone the feedback would be below the fold.
    feedback.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <Stack $gap={2}>
        <Count id={countId}>{count}</Count>
        <ProgressBar label={t('quizDialog.progress')} value={number} max={total} valueText={count} />
      </Stack>
      <StepHeading ref={heading} id={headingId} aria-describedby={countId} lang={lang}>
        {question.question}
      </StepHeading>
      <AnswerButtons question={question} labelledBy={headingId} lang={lang} chosen={chosen} onChoose={choose} />
      {/* A live region must be rendered before it has content, or screen readers do not announce it. */}
      <Feedback ref={feedback} role="status" key={question.id}>
        {isAnswered && (
          <QuizFeedback isRight={isCorrect(question, chosen)} explanation={question.explanation} lang={lang} />
        )}
      </Feedback>
      <DialogActions>
        <Button $variant="quiet" disabled={number === 1} onClick={onPrevious}>
          {t('quizDialog.previous')}
        </Button>
        <Button disabled={!isAnswered} onClick={onNext}>
          {t(opensResults ? 'quizDialog.finish' : 'quizDialog.next')}
        </Button>
      </DialogActions>
    </>
  );
}
