import type { Question } from '@contracts/quiz';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { englishQuizDialog as texts } from '../../i18n/en/quiz-dialog';
import { LanguageProvider } from '../../i18n/language-provider';
import type { Answers } from './answers';
import { QuizResults } from './quiz-results';

const questions = Array.from({ length: 25 }, (_, index): Question => {
  const id = `q${index}`;
  return { id, type: 'true-false', question: `Question ${id}?`, explanation: `Why ${id}.`, correctAnswer: 'true' };
});

test.each([
  [19, 'quizDialog.praise.middle'],
  [20, 'quizDialog.praise.high'],
] as const)('%i of 25 right answers are praised as the pass mark says', (correct, praise) => {
  const answers: Answers = Object.fromEntries(
    questions.map(({ id }, index) => [id, index < correct ? 'true' : 'false']),
  );
  render(
    <LanguageProvider locale="en" dictionary={texts}>
      <QuizResults {...{ questions, answers }} lang={undefined} onRetake={() => undefined} onDone={() => undefined} />
    </LanguageProvider>,
  );
  expect(screen.getByText(texts[praise])).toBeDefined();
});
