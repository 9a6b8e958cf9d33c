import type { Locale } from '@contracts/site-setting';
import { CircleCheck, CircleX } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Notice } from '../../ui/notice';

type QuizFeedbackProps = { isRight: boolean; explanation: string; lang: Locale | undefined };

export function QuizFeedback({ isRight, explanation, lang }: QuizFeedbackProps) {
  const { t } = useLanguage();
  const Sign = isRight ? CircleCheck : CircleX;
  return (
    <Notice
      tone={isRight ? 'success' : 'danger'}
      icon={<Sign aria-hidden size="1.4em" />}
      title={t(isRight ? 'quizDialog.correct' : 'quizDialog.incorrect')}
    >
      <p lang={lang}>{explanation}</p>
    </Notice>
  );
}
