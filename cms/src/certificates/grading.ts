import { passMark, percentage } from '../contracts/quiz-rules';
import type { CertificateRequest } from '../contracts/certificate';
import type { Quiz } from '../contracts/quiz';

type Answers = CertificateRequest['answers'];

export type CourseModule = {
  slug: string;
  title: string;
  /** Its quiz in each language that it is published in; none if it has no quiz. */
  quizzes: readonly Pick<Quiz, 'questions'>[];
};

function isPassed({ questions }: Pick<Quiz, 'questions'>, answers: Exclude<Answers[string], 'passed'>): boolean {
  const correct = questions.filter(
    ({ id, correctAnswer }) => Object.hasOwn(answers, id) && answers[id] === correctAnswer,
  );
  return percentage(correct.length, questions.length) >= passMark;
}

/** An answer does not say its language, and options may be in another order there, so passing in one is enough. */
export function modulesToRepeat(modules: readonly CourseModule[], answers: Answers): readonly CourseModule[] {
  return modules.filter(({ slug, quizzes }) => {
    const given = Object.hasOwn(answers, slug) ? answers[slug] : undefined;
    if (quizzes.length === 0 || given === 'passed') return false;
    return given === undefined || !quizzes.some((quiz) => isPassed(quiz, given));
  });
}
