import type { Question } from '@contracts/quiz';
import { passMark, percentage } from '@contracts/quiz-rules';
import type { Locale } from '@contracts/site-setting';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { DialogActions } from '../../ui/dialog/dialog';
import { Stack } from '../../ui/layout';
import { color, font, fontSize, space, radius } from '../../ui/theme/theme';
import { type Answers, countCorrect, optionsOf, isCorrect } from './answers';
import { StepHeading, useStepFocus } from './step-heading';
import { OptionMark, outcomeOf, QuizFeedback } from './quiz-feedback';

const Questions = styled.ol`
  display: grid;
  gap: ${space[8]};
  padding-inline-start: 0;
  list-style: none;
  h4 {
    font: 400 ${fontSize.lead} / 1.35 ${font.serif};
  }
  > li + li {
    padding-block-start: ${space[8]};
    border-block-start: 1px solid ${color.hairline};
  }
`;

const Options = styled.ul`
  display: grid;
  gap: ${space[2]};
  list-style: none;
  line-height: 1.45;
  li {
    padding: ${space[2]} ${space[3]};
    border: 1px solid transparent;
    border-radius: ${radius.control};
  }
  li[data-outcome='correct'] {
    border-color: ${color.success};
  }
  li[data-outcome='wrong'] {
    border-color: ${color.danger};
  }
`;

type QuizReviewProps = { questions: readonly Question[]; answers: Answers; lang: Locale | undefined };

function QuizReview({ questions, answers, lang }: QuizReviewProps) {
  const { t } = useLanguage();
  return (
    <Questions>
      {questions.map((question, index) => (
        <Stack as="li" $gap={3} key={question.id}>
          <h4>
            <span>{`${index + 1}.`}</span> <span lang={lang}>{question.question}</span>
          </h4>
          <Options>
            {optionsOf(question, lang, t).map(({ answer, text, lang: textLang }) => {
              const isChosen = answer === answers[question.id];
              const outcome = outcomeOf(answer === question.correctAnswer, isChosen);
              return (
                <li key={answer} data-outcome={outcome}>
                  <span lang={textLang}>{text}</span>
                  <OptionMark outcome={outcome} isChosen={isChosen} />
                </li>
              );
            })}
          </Options>
          <QuizFeedback
            isRight={isCorrect(question, answers[question.id])}
            explanation={question.explanation}
            lang={lang}
          />
        </Stack>
      ))}
    </Questions>
  );
}

const Score = styled(Stack)`
  align-items: center;
  padding-block: ${space[4]};
  text-align: center;
  strong {
    font: 400 ${fontSize.display} / 1.1 ${font.serif};
    font-variant-numeric: tabular-nums;
  }
  p {
    max-width: 40ch;
  }
`;

const ReviewToggle = styled(Button)`
  align-self: center;
  svg {
    color: ${color.textMuted};
    transition: rotate 160ms;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

type QuizResultsProps = {
  questions: readonly Question[];
  answers: Answers;
  lang: Locale | undefined;
  onRetake: () => void;
  onDone: () => void;
};

export function QuizResults({ questions, answers, lang, onRetake, onDone }: QuizResultsProps) {
  const { t } = useLanguage();
  const heading = useStepFocus('results');
  const scoreId = useId();
  const reviewId = useId();
  const [isReviewing, setReviewing] = useState(false);
  const correct = countCorrect(questions, answers);
  const total = questions.length;
  const score = percentage(correct, total);
  return (
    <>
      <Score $gap={2}>
        <StepHeading ref={heading} aria-describedby={scoreId}>
          {t('quizDialog.results')}
        </StepHeading>
        <strong id={scoreId}>{t('quizDialog.percent', { score })}</strong>
        <p>{t('quizDialog.correctOfTotal', { correct, total })}</p>
        <p>{t(wordFor(score))}</p>
        <p>{t(score >= passMark ? 'quizDialog.passed' : 'quizDialog.notPassed', { mark: passMark })}</p>
      </Score>
      <ReviewToggle
        $variant="quiet"
        aria-expanded={isReviewing}
        aria-controls={reviewId}
        onClick={() => setReviewing(!isReviewing)}
      >
        <span>{t('quizDialog.review')}</span>
        <ChevronDown aria-hidden size="1.1em" />
      </ReviewToggle>
      <div id={reviewId} hidden={!isReviewing}>
        {isReviewing && <QuizReview questions={questions} answers={answers} lang={lang} />}
      </div>
      <DialogActions>
        <Button $variant="quiet" onClick={onRetake}>
          {t('quizDialog.retake')}
        </Button>
        <Button onClick={onDone}>{t('quizDialog.done')}</Button>
      </DialogActions>
    </>
  );
}

function wordFor(score: number) {
  if (score === 100) return 'quizDialog.praise.full';
  if (score >= passMark) return 'quizDialog.praise.high';
  return score >= 50 ? 'quizDialog.praise.middle' : 'quizDialog.praise.low';
}
