import * as v from 'valibot';
import type { PresentedEntry } from '../reading/present-entry';
import { type Problem, type Translation, inWords, isBlank } from './problem';
import { localeSchema } from '../../api/site-setting/contract';
import { optionsPerQuestion, questionsPerQuiz } from '../../api/quiz/contract';

const text = v.nullable(v.string());

const draftSchema = v.object({
  questions: v.array(
    v.object({
      questionId: text,
      type: text,
      question: text,
      options: v.array(text),
      correctAnswer: text,
      explanation: text,
    }),
  ),
});

type DraftQuestion = v.InferOutput<typeof draftSchema>['questions'][number];
type Report = (field: keyof DraftQuestion, message: string) => Problem;

const sameText = (a: string | null, b: string | null) => a?.trim().toLowerCase() === b?.trim().toLowerCase();

function trueFalseProblems({ options, correctAnswer }: DraftQuestion, report: Report): Problem[] {
  const problems: Problem[] = [];
  if (options.length > 0) {
    problems.push(report('options', `is a true-or-false question and takes no options; it has ${options.length}.`));
  }
  if (correctAnswer !== 'true' && correctAnswer !== 'false') {
    problems.push(report('correctAnswer', `needs true or false as its correct answer, not “${correctAnswer ?? ''}”.`));
  }
  return problems;
}

function choiceProblems({ options, correctAnswer }: DraftQuestion, report: Report): Problem[] {
  const problems: Problem[] = [];
  if (options.length !== optionsPerQuestion) {
    problems.push(report('options', `needs ${inWords(optionsPerQuestion)} options; it has ${options.length}.`));
  }
  for (const [index, option] of options.entries()) {
    const same = options.findIndex((other) => sameText(other, option));
    if (isBlank(option)) {
      problems.push(report('options', `leaves option ${index + 1} empty.`));
    } else if (same < index) {
      problems.push(report('options', `has the same text in options ${same + 1} and ${index + 1}.`));
    }
  }
  const last = optionsPerQuestion - 1;
  if (!/^\d$/.test(correctAnswer ?? '') || Number(correctAnswer) > last) {
    const range = `a number from 0, the first option, to ${last}, the last`;
    problems.push(report('correctAnswer', `needs ${range}, as its correct answer, not “${correctAnswer ?? ''}”.`));
  }
  return problems;
}

function questionProblems(questions: readonly DraftQuestion[], index: number): Problem[] {
  const question = questions[index];
  if (!question) {
    return [];
  }
  const report: Report = (field, message) => ({
    path: ['questions', index, field],
    message: `Question ${index + 1} ${message}`,
  });
  const { questionId } = question;
  const same = questions.findIndex((other) => other.questionId === questionId);
  return [
    ...(isBlank(questionId) ? [report('questionId', 'needs an id.')] : []),
    ...(!isBlank(questionId) && same < index
      ? [report('questionId', `has the same id as question ${same + 1}, “${questionId}”; each needs its own.`)]
      : []),
    ...(isBlank(question.question) ? [report('question', 'needs some text.')] : []),
    ...(isBlank(question.explanation) ? [report('explanation', 'needs an explanation.')] : []),
    ...(question.type === 'true-false' ? trueFalseProblems(question, report) : choiceProblems(question, report)),
  ];
}

const languageNames = { en: 'English', es: 'Spanish' };

/** Both other question types need options. */
const isTrueFalse = ({ type }: DraftQuestion) => type === 'true-false';

/**
 * A visitor's answers carry over to the other language by question id. An id that is missing there is fine, because the
 * languages of a new question are published one by one. The same id with another kind of answer is refused, because the
 * stored answer would be invalid.
 */
function translationProblems(questions: readonly DraftQuestion[], { locale, entry }: Translation): Problem[] {
  const translated = v.parse(draftSchema, entry).questions;
  return questions.flatMap((question, index): Problem[] => {
    const { questionId } = question;
    const other = translated.find((one) => one.questionId === questionId);
    if (isBlank(questionId) || !other || isTrueFalse(other) === isTrueFalse(question)) {
      return [];
    }
    const kind = isTrueFalse(other) ? 'a true or false question' : 'a question with options';
    const language = languageNames[v.parse(localeSchema, locale)];
    const message = `Question ${index + 1} has the id “${questionId}”, which belongs to ${kind} in the ${language} quiz; give it a new one.`;
    return [{ path: ['questions', index, 'questionId'], message }];
  });
}

/** What prevents publishing a quiz; empty if nothing does. */
export function quizProblems(quiz: PresentedEntry, translations: readonly Translation[]): Problem[] {
  const { questions } = v.parse(draftSchema, quiz);
  const count = {
    path: ['questions'],
    message: `A quiz needs ${inWords(questionsPerQuiz)} questions; this one has ${questions.length}.`,
  };
  return [
    ...(questions.length === questionsPerQuiz ? [] : [count]),
    ...questions.flatMap((_, index) => questionProblems(questions, index)),
    ...translations.flatMap((translation) => translationProblems(questions, translation)),
  ];
}
