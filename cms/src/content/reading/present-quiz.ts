import * as v from 'valibot';
import type { PresentedEntry } from './present-entry';
import { quizSchema } from '../../api/quiz/contract';

/** The answer is stored as text for all question types. */
const storedQuestionSchema = v.pipe(
  v.looseObject({ questionId: v.string(), type: v.string(), correctAnswer: v.string() }),
  v.transform(({ questionId, correctAnswer, ...question }) => ({
    ...question,
    id: questionId,
    correctAnswer: question.type === 'true-false' ? correctAnswer : Number(correctAnswer),
  })),
);

const storedQuestionsSchema = v.array(storedQuestionSchema);
const listedSchema = v.partial(quizSchema);

/** A quiz in the form of its contract; in a list it may contain only the requested fields. */
export function presentQuiz(quiz: PresentedEntry) {
  return v.parse(quizSchema, { ...quiz, questions: v.parse(storedQuestionsSchema, quiz['questions']) });
}

export function presentListedQuiz(quiz: PresentedEntry) {
  return 'questions' in quiz ? presentQuiz(quiz) : v.parse(listedSchema, quiz);
}
