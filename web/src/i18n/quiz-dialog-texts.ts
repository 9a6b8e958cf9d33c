import { englishQuizDialog } from './en/quiz-dialog';
import { spanishQuizDialog } from './es/quiz-dialog';

/** Come with the questions of a quiz, which no page loads before somebody wants to see them. */
export const quizDialogTexts = {
  en: englishQuizDialog,
  es: spanishQuizDialog,
};
