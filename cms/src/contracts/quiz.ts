import * as v from 'valibot';
import { optionsPerQuestion } from './quiz-rules';
import { localeSchema } from './site-setting';

export const questionsPerQuiz = 6;

export const questionTypes = ['multiple-choice', 'true-false', 'scenario'] as const;
export type QuestionType = (typeof questionTypes)[number];

const question = {
  /** Identifies a question within its quiz, also for stored answers. */
  id: v.string(),
  question: v.string(),
  explanation: v.string(),
};

/** `correctAnswer` is a zero-based index of the options. */
const choiceQuestionSchema = v.object({
  ...question,
  type: v.picklist(['multiple-choice', 'scenario']),
  options: v.pipe(v.array(v.string()), v.length(optionsPerQuestion)),
  correctAnswer: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(optionsPerQuestion - 1)),
});

const trueFalseQuestionSchema = v.object({
  ...question,
  type: v.literal('true-false'),
  correctAnswer: v.picklist(['true', 'false']),
});

export const questionSchema = v.variant('type', [choiceQuestionSchema, trueFalseQuestionSchema]);

/** GET /api/quizzes/{key}?locale=en|es answers `{ data: Quiz, meta }` or 404; GET /api/quizzes answers the list. */
export const quizSchema = v.object({
  key: v.string(),
  locale: localeSchema,
  questions: v.pipe(v.array(questionSchema), v.length(questionsPerQuiz)),
});

export const quizAnswerSchema = v.object({ data: quizSchema });

export type Question = v.InferOutput<typeof questionSchema>;
export type Quiz = v.InferOutput<typeof quizSchema>;
