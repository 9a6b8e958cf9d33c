import type { ReactNode } from 'react';
import { englishQuizDialog } from '../../i18n/en/quiz-dialog';
import { spanishQuizDialog } from '../../i18n/es/quiz-dialog';
import { ExtraTexts } from '../../i18n/language-provider';

const texts = { en: englishQuizDialog, es: spanishQuizDialog };

/** The texts of a quiz's questions, which no page loads before somebody wants to see them. */
export function QuizDialogTexts({ children }: { children: ReactNode }) {
  return <ExtraTexts texts={texts}>{children}</ExtraTexts>;
}
