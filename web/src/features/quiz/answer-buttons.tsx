import type { Question } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { color, media, radius, size, space, stacked } from '../../ui/theme/theme';
import { type Answer, optionsOf } from './answers';
import { OptionMark, outcomeOf } from './quiz-feedback';

const Choice = styled.button`
  ${stacked(1)}
  justify-content: center;
  width: 100%;
  min-height: ${size.target};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.controlBorder};
  border-radius: ${radius.control};
  background: ${color.surfaceRaised};
  color: ${color.text};
  line-height: 1.45;
  text-align: start;
  transition:
    border-color 160ms,
    background-color 160ms;
  ${media.hover} {
    &:not([aria-disabled]):hover {
      border-color: ${color.text};
      background: ${color.surfaceSunken};
    }
  }
  &[aria-disabled] {
    border-color: ${color.hairline};
    cursor: default;
  }
  &[data-outcome='correct'] {
    border-color: ${color.success};
    box-shadow: inset 0 0 0 1px ${color.success};
  }
  &[data-outcome='wrong'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`;

const Choices = styled.div`
  display: grid;
  gap: ${space[3]};
`;

type AnswerButtonsProps = {
  question: Question;
  labelledBy: string;
  lang: Locale | undefined;
  chosen: Answer | undefined;
  onChoose: (answer: Answer) => void;
};

/** Buttons, because the arrow keys of a radio group would choose. Answered ones can still be focused and read. */
export function AnswerButtons({ question, labelledBy, lang, chosen, onChoose }: AnswerButtonsProps) {
  const { t } = useLanguage();
  const isAnswered = chosen !== undefined;
  return (
    <Choices role="group" aria-labelledby={labelledBy}>
      {optionsOf(question, lang, t).map(({ answer, text, lang: textLang }) => {
        const isChosen = answer === chosen;
        const outcome = isAnswered ? outcomeOf(answer === question.correctAnswer, isChosen) : 'other';
        return (
          <Choice
            key={answer}
            type="button"
            aria-pressed={isChosen}
            aria-disabled={isAnswered || undefined}
            data-outcome={outcome}
            onClick={() => !isAnswered && onChoose(answer)}
          >
            <span lang={textLang}>{text}</span>
            <OptionMark outcome={outcome} isChosen={isChosen} />
          </Choice>
        );
      })}
    </Choices>
  );
}
