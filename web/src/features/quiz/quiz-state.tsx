import type { ModuleQuiz } from '@contracts/training-module';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Badge, VisuallyHidden } from '../../ui/text';
import { color, space } from '../../ui/theme/theme';
import { type StoredResult, useQuizResult } from './stored-result';

/** Sized for the longest text, to avoid a layout shift once local storage is read. */
const FixedWidth = styled.span`
  display: inline-flex;
  min-width: min(12em, 100%);
`;

const Frame = styled(Badge)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
  svg {
    width: 0.9em;
    color: ${color.controlBorder};
  }
  &[data-state='completed'] svg {
    color: ${color.success};
  }
`;

/** The visitor's progress. The server renders "not started". */
export function QuizState({ moduleSlug, quiz }: { moduleSlug: string; quiz: ModuleQuiz }) {
  const { t } = useLanguage();
  const { result } = useQuizResult(moduleSlug, quiz);
  const total = quiz.questions.length;
  const answered = result ? Object.keys(result.answers).length : 0;
  return (
    <FixedWidth>
      <Frame data-state={stateOf(result)}>
        <Ring part={answered / total} />
        <span>
          <VisuallyHidden>{`${t('quiz.state.label')} `}</VisuallyHidden>
          <span>
            {result?.completed
              ? t('quiz.state.completed', { score: result.score })
              : answered > 0
                ? t('quiz.state.inProgress', { answered, total })
                : t('quiz.state.notStarted')}
          </span>
        </span>
      </Frame>
    </FixedWidth>
  );
}

function stateOf(result: StoredResult | null) {
  if (result?.completed) return 'completed';
  return result ? 'in-progress' : 'not-started';
}

/** Fills clockwise from the top; the length of its line is 100. */
function Ring({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <circle cx="10" cy="10" r="8" opacity="0.35" />
      <circle
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        strokeDasharray={`${part * 100} 100`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
