import type { Question } from '@contracts/quiz';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Stack } from '../../ui/layout';
import { color, font, fontSize, radius, space } from '../../ui/theme/theme';
import type { Answers } from './answers';
import { OptionMark, outcomeOf } from './option-mark';
import { optionsOf } from './question-options';
import { QuizFeedback } from './quiz-feedback';
import { isCorrect } from './answers';

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

export function QuizReview({ questions, answers, lang }: QuizReviewProps) {
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
