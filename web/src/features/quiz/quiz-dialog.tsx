import { type RefObject, useEffect, useRef, useState, useId } from 'react';
import { englishQuizDialog } from '../../i18n/en/quiz-dialog';
import { spanishQuizDialog } from '../../i18n/es/quiz-dialog';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { Dialog, DialogActions } from '../../ui/dialog/dialog';
import { Small, Eyebrow } from '../../ui/text';
import { QuizFailure, QuizSkeleton } from './quiz-loading';
import { quizQuery } from './quiz-query';
import type { Quiz, Question } from '@contracts/quiz';
import { contentLanguage } from '../../i18n/format';
import { type Answers, scoreOf, type Answer, isCorrect } from './answers';
import { QuizResults } from './quiz-results';
import { useQuizResult, type StoredResult } from './stored-result';
import type { Locale } from '@contracts/site-setting';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { ProgressBar } from '../../ui/progress-bar';
import { AnswerButtons } from './answer-buttons';
import { QuizFeedback } from './quiz-feedback';
import { StepHeading, useStepFocus } from './step-heading';

/** The first unanswered question, or the last one. */
function firstOpenQuestion(questions: readonly Question[], answers: Answers): number {
  const open = questions.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? questions.length - 1 : open;
}

/** The next question; after the last, one that is still unanswered, or null for the results. */
function questionAfter(questions: readonly Question[], answers: Answers, index: number): number | null {
  if (index < questions.length - 1) return index + 1;
  const open = questions.findIndex(({ id }, other) => other !== index && answers[id] === undefined);
  return open === -1 ? null : open;
}

export function withAnswer(questions: readonly Question[], answers: Answers, id: string, answer: Answer): StoredResult {
  return {
    answers: { ...answers, [id]: answer },
    completed: false,
    score: 0,
    questionIds: questions.map((question) => question.id),
  };
}

export function completedWith(questions: readonly Question[], answers: Answers, now: Date): StoredResult {
  return {
    answers,
    completed: true,
    score: scoreOf(questions, answers),
    completedAt: now.toISOString(),
    questionIds: questions.map(({ id }) => id),
  };
}

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

function QuizQuestion(props: QuizQuestionProps) {
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

const noAnswers: Answers = {};

type QuizRunProps = { quiz: Quiz; moduleSlug: string; onDone: () => void };

/** One run through the questions. Answers are in the store; only the position is local state. */
function QuizRun({ quiz, moduleSlug, onDone }: QuizRunProps) {
  const { t, locale } = useLanguage();
  const { questions } = quiz;
  const { result, save } = useQuizResult(moduleSlug, quiz);
  const answers = result?.answers ?? noAnswers;
  const [index, setIndex] = useState(() => firstOpenQuestion(questions, answers));
  const lang = contentLanguage(quiz, locale);
  const question = questions[index];
  // Another tab may have started over and cleared the answers.
  const following = questionAfter(questions, answers, index);

  const isScoreChecked = useRef(false);
  useEffect(() => {
    // Recalculates the score if an editor has corrected a question since. Only once: another tab may still have the old
    // questions, and the two would overwrite each other forever.
    if (!result?.completed || isScoreChecked.current) return;
    isScoreChecked.current = true;
    const score = scoreOf(questions, result.answers);
    if (result.score !== score) save({ ...result, score });
  }, [questions, result, save]);

  function next() {
    if (following === null) save(completedWith(questions, answers, new Date()));
    else setIndex(following);
  }

  function retake() {
    save(null);
    setIndex(0);
  }

  return (
    <>
      {lang && <Small>{t('quizDialog.otherLanguage')}</Small>}
      {result?.completed ? (
        <QuizResults questions={questions} answers={answers} lang={lang} onRetake={retake} onDone={onDone} />
      ) : (
        question && (
          <QuizQuestion
            question={question}
            number={index + 1}
            total={questions.length}
            opensResults={following === null}
            lang={lang}
            chosen={answers[question.id]}
            onChoose={(answer) => save(withAnswer(questions, answers, question.id, answer))}
            onPrevious={() => setIndex(index - 1)}
            onNext={next}
          />
        )
      )}
    </>
  );
}

type QuizDialogProps = {
  moduleSlug: string;
  moduleTitle: string;
  quizKey: string;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export const QuizDialog = withTexts({ en: englishQuizDialog, es: spanishQuizDialog }, Questions);

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
      closeLabel={t('words.close')}
    >
      {quiz.status === 'loading' && <QuizSkeleton />}
      {quiz.status === 'failed' && <QuizFailure onRetry={quiz.retry} />}
      {quiz.status === 'ready' && <QuizRun quiz={quiz.data} moduleSlug={moduleSlug} onDone={onClose} />}
    </Dialog>
  );
}
