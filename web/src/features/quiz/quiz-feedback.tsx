import type { Locale } from '@contracts/site-setting';
import { Check, X } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { Notice } from '../../ui/notice';
import styled from 'styled-components';
import { color, fontSize, inRow } from '../../ui/theme/theme';

type OptionOutcome = 'correct' | 'wrong' | 'other';

export function outcomeOf(isRight: boolean, isChosen: boolean): OptionOutcome {
  if (isRight) return 'correct';
  return isChosen ? 'wrong' : 'other';
}

const Mark = styled.span`
  ${inRow(1)}
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.4;
  color: ${color.success};
  &[data-outcome='wrong'] {
    color: ${color.danger};
  }
`;

/** Says in words and with an icon what the colour means. */
export function OptionMark({ outcome, isChosen }: { outcome: OptionOutcome; isChosen: boolean }) {
  const { t } = useLanguage();
  if (outcome === 'other') return null;
  const Sign = outcome === 'correct' ? Check : X;
  return (
    <Mark data-outcome={outcome}>
      <Sign aria-hidden size="1.1em" strokeWidth={3} />
      <span>
        {[isChosen && t('quizDialog.yourAnswer'), outcome === 'correct' && t('quizDialog.correctOption')]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Mark>
  );
}

type QuizFeedbackProps = { isRight: boolean; explanation: string; lang: Locale | undefined };

export function QuizFeedback({ isRight, explanation, lang }: QuizFeedbackProps) {
  const { t } = useLanguage();
  return (
    <Notice tone={isRight ? 'success' : 'danger'} title={t(isRight ? 'quizDialog.correct' : 'quizDialog.incorrect')}>
      <p lang={lang}>{explanation}</p>
    </Notice>
  );
}
