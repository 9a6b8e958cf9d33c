import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { inLanguage, type Locale } from './language';
import { open } from './open';

export const quizWords = {
  en: {
    title: (module: string) => `${module} Quiz`,
    start: 'Start Quiz',
    notStarted: 'Not started',
    inProgress: (answered: number) => `In progress: ${answered} of 6`,
    completed: (score: number) => `Completed: ${score}%`,
    question: (number: number) => `Question ${number} of 6`,
    options: { true: 'True', false: 'False' },
    correct: 'Correct!',
    incorrect: 'Incorrect',
    yourAnswer: 'Your answer',
    correctOption: 'Correct answer',
    previous: 'Previous',
    next: 'Next',
    finish: 'View Final Results',
    results: 'Your results',
    score: (score: number) => `${score}%`,
    correctOfTotal: (correct: number) => `${correct} of 6 answers correct`,
    passed: 'You have passed this quiz.',
    notPassed: /passed with at least 80% of its answers right/,
    review: 'Review Answers',
    retake: 'Retake Quiz',
    failed: 'The questions could not be loaded',
    retry: 'Try again',
    loading: 'Loading the questions…',
    notReady: 'The quiz could not be loaded',
    load: 'Load the quiz',
  },
  es: {
    title: (module: string) => `Cuestionario: ${module}`,
    start: 'Comenzar cuestionario',
    notStarted: 'Sin comenzar',
    inProgress: (answered: number) => `En curso: ${answered} de 6`,
    completed: (score: number) => `Completado: ${score}\u00a0%`,
    question: (number: number) => `Pregunta ${number} de 6`,
    options: { true: 'Verdadero', false: 'Falso' },
    correct: '¡Correcto!',
    incorrect: 'Incorrecto',
    yourAnswer: 'Su respuesta',
    correctOption: 'Respuesta correcta',
    previous: 'Anterior',
    next: 'Siguiente',
    finish: 'Ver resultados finales',
    results: 'Sus resultados',
    score: (score: number) => `${score}\u00a0%`,
    correctOfTotal: (correct: number) => `${correct} de 6 respuestas correctas`,
    passed: 'Aprobó este cuestionario.',
    notPassed: /se aprueba con al menos el 80\s% de respuestas correctas/,
    review: 'Revisar respuestas',
    retake: 'Repetir cuestionario',
    failed: 'No se pudieron cargar las preguntas',
    retry: 'Intentar de nuevo',
    loading: 'Cargando las preguntas…',
    notReady: 'No se pudo cargar el cuestionario',
    load: 'Cargar el cuestionario',
  },
} as const;

const question = { question: v.string(), explanation: v.string() };
const quizAnswer = v.object({
  data: v.object({
    questions: v.array(
      v.variant('type', [
        v.object({ ...question, type: v.literal('true-false'), correctAnswer: v.picklist(['true', 'false']) }),
        v.object({
          ...question,
          type: v.picklist(['multiple-choice', 'scenario']),
          options: v.array(v.string()),
          correctAnswer: v.number(),
        }),
      ]),
    ),
  }),
});
type Quiz = v.InferOutput<typeof quizAnswer>['data'];
type Question = Quiz['questions'][number];

/** The published questions. */
export async function fetchQuiz(page: Page, slug: string, locale: Locale): Promise<Quiz> {
  const answer = await page.request.get(`/api/quizzes/${slug}-quiz?locale=${locale}`);
  return v.parse(quizAnswer, await answer.json()).data;
}

/** The texts of a question's options, and the right one. */
export function optionsOf(question: Question, locale: Locale): { texts: readonly string[]; right: number } {
  if (question.type !== 'true-false') return { texts: question.options, right: question.correctAnswer };
  const { true: yes, false: no } = quizWords[locale].options;
  return { texts: [yes, no], right: question.correctAnswer === 'true' ? 0 : 1 };
}

/** The quiz of a module, as a visitor uses it. */
export function quizOf(page: Page, slug: string, locale: Locale) {
  const words = quizWords[locale];
  const dialog = page.getByRole('dialog');
  const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });

  const quiz = {
    words,
    dialog,
    button,
    heading: dialog.getByRole('heading', { level: 3 }),
    options: dialog.getByRole('group').getByRole('button'),
    feedback: dialog.getByRole('status'),
    progress: dialog.getByRole('progressbar'),
    /** The button that opens it. */
    opener: (name: string) => page.getByRole('button', { name, exact: true }),

    /** Whoever touches the page gets the code of its end. */
    async openModule() {
      await open(page, inLanguage(`/resources?module=${slug}`, locale));
      await page.mouse.move(5, 5);
    },

    async start(name: string = words.start) {
      await page.mouse.move(5, 5);
      await quiz.opener(name).click();
      await expect(dialog).toBeVisible();
    },

    async expectQuestion(number: number, asked: Question) {
      await expect(dialog.getByText(words.question(number))).toBeVisible();
      await expect(quiz.heading).toHaveText(asked.question);
      await expect(quiz.heading).toBeFocused();
      await expect(quiz.heading).toHaveAccessibleDescription(words.question(number));
      await expect(quiz.progress).toHaveAttribute('aria-valuenow', String(number));
    },

    async answer(question: Question, isRight: boolean) {
      const { texts, right } = optionsOf(question, locale);
      await quiz.options.nth(isRight ? right : (right + 1) % texts.length).click();
      await expect(quiz.feedback).toContainText(isRight ? words.correct : words.incorrect);
      await expect(quiz.feedback).toContainText(question.explanation);
    },

    /** Answers all questions, those with the given numbers wrongly. */
    async complete(questions: readonly Question[], wrong: readonly number[] = []) {
      for (const [index, question] of questions.entries()) {
        const number = index + 1;
        await quiz.expectQuestion(number, question);
        await quiz.answer(question, !wrong.includes(number));
        await button(number === questions.length ? words.finish : words.next).click();
      }
    },

    async expectResults(correct: number, score: number) {
      await expect(quiz.heading).toHaveText(words.results);
      await expect(quiz.heading).toBeFocused();
      await expect(quiz.heading).toHaveAccessibleDescription(words.score(score));
      await expect(dialog.getByText(words.score(score), { exact: true })).toBeVisible();
      await expect(dialog.getByText(words.correctOfTotal(correct))).toBeVisible();
    },

    stored: () => page.evaluate((key) => window.localStorage.getItem(key), `${slug}-quiz-${slug}`),
  };
  return quiz;
}
