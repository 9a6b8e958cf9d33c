import type { Question, QuestionType } from '@contracts/quiz';
import { optionsPerQuestion, percentage } from '@contracts/quiz-rules';
import type { Locale } from '@contracts/site-setting';
import type { Translate } from '../../i18n/translate';

type Option = { answer: Answer; text: string; lang: Locale | undefined };

/** The options of a question. True and false are the site's own words; `lang` is the quiz's language. */
export function optionsOf(question: Question, lang: Locale | undefined, t: Translate): readonly Option[] {
  if (question.type !== 'true-false') {
    return question.options.map((text, index) => ({ answer: index, text, lang }));
  }
  return [
    { answer: 'true', text: t('quizDialog.true'), lang: undefined },
    { answer: 'false', text: t('quizDialog.false'), lang: undefined },
  ];
}

/** The index of the option, or "true" or "false". */
export type Answer = number | 'true' | 'false';

/** By question id. */
export type Answers = Readonly<Record<string, Answer>>;

export function isAnswerTo(type: QuestionType, answer: unknown): answer is Answer {
  if (type === 'true-false') return answer === 'true' || answer === 'false';
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer < optionsPerQuestion;
}

export function isCorrect(question: Question, answer: Answer | undefined): boolean {
  return answer === question.correctAnswer;
}

export function countCorrect(questions: readonly Question[], answers: Answers): number {
  return questions.filter((question) => isCorrect(question, answers[question.id])).length;
}

export function scoreOf(questions: readonly Question[], answers: Answers): number {
  return percentage(countCorrect(questions, answers), questions.length);
}
