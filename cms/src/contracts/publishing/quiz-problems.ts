import * as v from 'valibot';
import { optionsPerQuestion } from '../quiz-rules';
import { isBlank, type Problem } from './problem';
import type { ProblemCode } from './problem-texts-en';

const text = v.nullish(v.string());

const draftSchema = v.object({
  questions: v.nullish(
    v.array(
      v.object({
        questionId: text,
        type: text,
        options: v.nullish(v.array(v.object({ text }))),
        correctAnswer: text,
      }),
    ),
  ),
});

type Questions = NonNullable<v.InferOutput<typeof draftSchema>['questions']>;
type Question = Questions[number];

const questionsOf = (quiz: unknown): Questions => v.parse(draftSchema, quiz).questions ?? [];

const folded = (option: string | null | undefined) => (option ?? '').trim().toLowerCase();

/** Both other kinds of question have options. */
const isTrueFalse = ({ type }: Question) => type === 'true-false';

function answerProblems(question: Question, report: (field: string, code: ProblemCode, values?: object) => Problem) {
  const options = (question.options ?? []).map(({ text: option }) => folded(option));
  const answer = question.correctAnswer ?? '';
  if (isTrueFalse(question)) {
    return [
      ...(options.length > 0 ? [report('options', 'problem.question.noOptions')] : []),
      ...(['true', 'false'].includes(answer) ? [] : [report('correctAnswer', 'problem.question.trueFalse')]),
    ];
  }
  const second = options.findIndex((option, index) => option !== '' && options.indexOf(option) < index);
  const first = options.indexOf(options[second] ?? '');
  const isChosen = /^\d$/.test(answer) && Number(answer) < optionsPerQuestion;
  return [
    ...(options.length === optionsPerQuestion
      ? []
      : [report('options', 'problem.question.options', { count: options.length })]),
    ...(second === -1
      ? []
      : [report('options', 'problem.question.optionsAlike', { first: first + 1, second: second + 1 })]),
    ...(isChosen ? [] : [report('correctAnswer', 'problem.question.answer')]),
  ];
}

/** Answers carry over by question id: it may be missing in the other language, but must be of the same kind. */
export function quizProblems(quiz: unknown, translations: readonly unknown[]): Problem[] {
  const translated = translations.flatMap(questionsOf);
  return questionsOf(quiz).flatMap((question, index) => {
    const report = (field: string, code: ProblemCode, values: object = {}): Problem => ({
      path: ['questions', index, field],
      code,
      values: { question: index + 1, ...values },
    });
    const same = translated.find(({ questionId }) => questionId === question.questionId);
    const differs = !isBlank(question.questionId) && same !== undefined && isTrueFalse(same) !== isTrueFalse(question);
    return [...answerProblems(question, report), ...(differs ? [report('type', 'problem.question.kind')] : [])];
  });
}

/** On the server alone: questions get their ids when the quiz is saved. */
export function unnamedQuestions(quiz: unknown): Problem[] {
  const questions = questionsOf(quiz);
  return questions.flatMap(({ questionId }, index) =>
    isBlank(questionId) || questions.findIndex((one) => one.questionId === questionId) < index
      ? [{ path: ['questions', index, 'question'], code: 'problem.question.id', values: { question: index + 1 } }]
      : [],
  );
}
