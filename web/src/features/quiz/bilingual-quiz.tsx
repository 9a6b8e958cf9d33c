import type { Question, Quiz } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import { useState } from 'react';
import styled from 'styled-components';
import { englishQuizDialog } from '../../i18n/en/quiz-dialog';
import { spanishQuizDialog } from '../../i18n/es/quiz-dialog';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { type Pair, SideBySide } from '../../ui/side-by-side';
import { media } from '../../ui/theme/theme';
import { QuizFailure, QuizSkeleton } from './quiz-loading';
import { quizQuery } from './quiz-query';

/** Printed with what it shows, and not as a heading alone. */
const Questions = styled(Stack)<{ $isShown: boolean }>`
  ${media.print} {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  }
`;

type BilingualQuizProps = { quizKey: string; languages: readonly [own: Locale, other: Locale] };

/** The questions of a quiz with their right answers and explanations, once somebody wants to see them. */
export function BilingualQuiz({ quizKey, languages }: BilingualQuizProps) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  return (
    <Questions as="section" $gap={6} $isShown={isShown} aria-labelledby="bilingual-quiz">
      <h2 id="bilingual-quiz">{t('bilingual.quiz')}</h2>
      {isShown ? (
        <ExtraTexts en={englishQuizDialog} es={spanishQuizDialog}>
          <Explanations quizKey={quizKey} languages={languages} />
        </ExtraTexts>
      ) : (
        <div>
          <Button $variant="quiet" onClick={() => setShown(true)}>
            {t('bilingual.quiz.show')}
          </Button>
        </div>
      )}
    </Questions>
  );
}

function Explanations({ quizKey, languages }: BilingualQuizProps) {
  const own = useContentState(quizQuery(quizKey, languages[0]));
  const other = useContentState(quizQuery(quizKey, languages[1]));
  if (own.status === 'failed') return <QuizFailure onRetry={own.retry} />;
  if (other.status === 'failed') return <QuizFailure onRetry={other.retry} />;
  if (own.status === 'loading' || other.status === 'loading') return <QuizSkeleton />;
  const explained = ({ questions }: Quiz, id: string) => {
    const question = questions.find((one) => one.id === id);
    return question ? <Explained question={question} /> : null;
  };
  const isTranslated = own.data.locale !== other.data.locale;
  const pairs: Pair[] = own.data.questions.map(({ id }) => [
    explained(own.data, id),
    isTranslated ? explained(other.data, id) : null,
  ]);
  return <SideBySide pairs={pairs} languages={[own.data.locale, other.data.locale]} />;
}

/** “True” and “false” are words of the site, in the language of the page: their explanation says which is right. */
function Explained({ question }: { question: Question }) {
  const right = question.type === 'true-false' ? undefined : question.options[question.correctAnswer];
  return (
    <Stack $gap={2}>
      <h3>{question.question}</h3>
      {right === undefined ? null : (
        <p>
          <strong>{right}</strong>
        </p>
      )}
      <p>{question.explanation}</p>
    </Stack>
  );
}
