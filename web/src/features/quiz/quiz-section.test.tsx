import type { Question, Quiz } from '@contracts/quiz';
import type { ModuleQuiz } from '@contracts/training-module';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../../i18n/language-provider';
import { englishCourse } from '../../i18n/en/course';
import { englishModuleEnd } from '../../i18n/en/module-end';
import { spanishCourse } from '../../i18n/es/course';
import { spanishModuleEnd } from '../../i18n/es/module-end';
import { loadDictionary } from '../../i18n/load-dictionary';
import { contentConfig } from '../../lib/cms-client/use-content';
import { QuizSection } from './quiz-section';
import { QuizState } from './quiz-state';
import { writeStored } from '../../lib/device-storage';

const key = 'hospital-visitation-quiz';
const moduleSlug = 'hospital-visitation';
const storageKey = 'hospital-visitation-quiz-hospital-visitation';
const ids = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];

/** The right answers are the third option and `false`; the last question is a scenario. */
const questions = ids.map((id): Question => {
  const words = { id, question: `Question ${id}?`, explanation: `Why ${id}.` };
  if (id === 'q2' || id === 'q5') return { ...words, type: 'true-false', correctAnswer: 'false' };
  return {
    ...words,
    type: id === 'q6' ? 'scenario' : 'multiple-choice',
    options: [`${id} a`, `${id} b`, `${id} c`, `${id} d`],
    correctAnswer: 2,
  };
});
const allRight = { q1: 2, q2: 'false', q3: 2, q4: 2, q5: 'false', q6: 2 };
const quiz: Quiz = { key, locale: 'en', questions };
const moduleQuiz: ModuleQuiz = { key, questions: questions.map(({ id, type }) => ({ id, type })) };
const answers = vi.fn<() => Response>();

/** The section is in the viewport, so the dialog is preloaded. */
class NearViewport {
  constructor(private readonly callback: (entries: readonly { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.callback([{ isIntersecting: true }]);
  }
  disconnect() {}
}

// The first import of the dialog may take longer than a test's timeout.
beforeAll(() => import('./quiz-dialog'), 30_000);

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('IntersectionObserver', NearViewport);
  writeStored(storageKey, null);
  window.localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(answers()));
  answers.mockImplementation(() => Response.json({ data: quiz }));
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  const module = { moduleSlug, quiz: moduleQuiz };
  return (
    <>
      <ul aria-label="cards">
        <li>
          <QuizState {...module} />
        </li>
      </ul>
      <QuizSection {...module} moduleTitle="Hospital Visitation" open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const courseTexts = { en: { ...englishCourse, ...englishModuleEnd }, es: { ...spanishCourse, ...spanishModuleEnd } };

async function show(locale: 'en' | 'es' = 'en') {
  const dictionary = { ...(await loadDictionary(locale)), ...courseTexts[locale] };
  await act(async () => {
    render(
      <SWRConfig value={{ ...contentConfig, provider: () => new Map() }}>
        <LanguageProvider locale={locale} dictionary={dictionary}>
          <Page />
        </LanguageProvider>
      </SWRConfig>,
    );
    await vi.dynamicImportSettled();
  });
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => userEvent.click(button(name));
const card = () =>
  within(screen.getByRole('list', { name: 'cards', hidden: true })).getByRole('listitem', { hidden: true });
const heading = () => screen.getByRole('heading', { level: 3 });
const description = () => document.getElementById(heading().getAttribute('aria-describedby') ?? '')?.textContent;
const stored = (): unknown => JSON.parse(window.localStorage.getItem(storageKey) ?? 'null');

/** A change by another tab. */
function storeElsewhere(text: string | null) {
  if (text === null) window.localStorage.removeItem(storageKey);
  else window.localStorage.setItem(storageKey, text);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

/** Answers every question, those named wrongly. */
async function answerAll(wrong: readonly string[] = []) {
  for (const { id, type } of questions) {
    await waitFor(() => expect(heading().textContent).toBe(`Question ${id}?`));
    const right = type === 'true-false' ? 'False' : `${id} c`;
    const other = type === 'true-false' ? 'True' : `${id} a`;
    await press(wrong.includes(id) ? other : right);
    await press(id === 'q6' ? 'View Final Results' : 'Next');
  }
}

async function start() {
  await press('Start Quiz');
  await screen.findByRole('heading', { level: 3 });
}

describe('the dialog', () => {
  test('is named after its module and begins at the first question', async () => {
    await show();
    await start();
    expect(screen.getByRole('dialog', { name: 'Hospital Visitation Quiz' })).toBeTruthy();
    expect(screen.getByText('Question 1 of 6')).toBeTruthy();
    expect(document.activeElement).toBe(heading());
    expect(description()).toBe('Question 1 of 6');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1');
    expect(button('Previous').disabled).toBe(true);
    expect(button('Next').disabled).toBe(true);
  });

  test('says at once whether an answer is right, and keeps it', async () => {
    await show();
    await start();
    await press('q1 a');
    expect(screen.getByRole('status').textContent).toBe('IncorrectWhy q1.');
    expect(button('q1 a Your answer').getAttribute('aria-pressed')).toBe('true');
    expect(button('q1 c Correct answer').getAttribute('aria-pressed')).toBe('false');
    await press('q1 c Correct answer');
    expect(stored()).toEqual({ answers: { q1: 0 }, completed: false, score: 0, questionIds: ids });

    await press('Next');
    expect(document.activeElement).toBe(heading());
    expect(screen.getByRole('status').textContent).toBe('');
    await press('False');
    expect(screen.getByRole('status').textContent).toBe('Correct!Why q2.');
  });

  test('shows the feedback again on return', async () => {
    await show();
    await start();
    await press('q1 c');
    await press('Next');
    await press('Previous');
    expect(heading().textContent).toBe('Question q1?');
    expect(screen.getByRole('status').textContent).toBe('Correct!Why q1.');
    expect(button('Next').disabled).toBe(false);
  });

  test('brings into view the feedback to an answer, and on return the question', async () => {
    const broughtIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const lastInView = () => broughtIntoView.mock.contexts.at(-1);
    await show();
    await start();
    await press('q1 c');
    expect(lastInView()).toBe(screen.getByRole('status'));
    await press('Next');
    expect(lastInView()).toBe(screen.getByRole('dialog'));
    await press('Previous');
    expect(lastInView()).toBe(screen.getByRole('dialog'));
  });

  test('ends with the score, the right answers in a review, and another try', async () => {
    await show();
    await start();
    await answerAll(['q1', 'q5']);
    expect(document.activeElement).toBe(heading());
    expect(screen.getByText('67%')).toBeTruthy();
    expect(description()).toBe('67%');
    expect(screen.getByText('4 of 6 answers correct')).toBeTruthy();
    expect(stored()).toMatchObject({ completed: true, score: 67, questionIds: ids });
    expect(stored()).toHaveProperty('completedAt', expect.stringMatching(/^\d{4}-\d\d-\d\dT/));

    await press('Review Answers');
    const reviewed = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
    expect(reviewed).toHaveLength(6);
    expect(reviewed[0]?.textContent).toContain('q1 aYour answer');
    expect(reviewed[0]?.textContent).toContain('q1 cCorrect answer');
    expect(reviewed[0]?.textContent).toContain('Why q1.');
    expect(reviewed[1]?.textContent).toContain('FalseYour answer · Correct answer');
    await press('Review Answers');
    expect(screen.queryByText('Why q1.')).toBeNull();

    await press('Retake Quiz');
    expect(stored()).toBeNull();
    expect(heading().textContent).toBe('Question q1?');
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

describe('coming back', () => {
  test('to an unfinished quiz opens the first unanswered question', async () => {
    writeStored(
      storageKey,
      JSON.stringify({ answers: { q1: 2, q2: 'true' }, completed: false, score: 0, questionIds: ids }),
    );
    await show();
    expect(card().textContent).toContain('In progress: 2 of 6');
    await press('Start Quiz');
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Question q3?');
  });

  test('to a finished quiz opens the results', async () => {
    await show();
    await start();
    await answerAll();
    await press('Done');
    expect(card().textContent).toContain('Completed: 100%');
    await waitFor(() => expect(document.activeElement).toBe(button('Start Quiz')));
    await press('Start Quiz');
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Your results');
  });

  test('in the other language finds the same answers', async () => {
    writeStored(storageKey, JSON.stringify({ answers: { q1: 2 }, completed: false, score: 0, questionIds: ids }));
    await show('es');
    await press('Comenzar cuestionario');
    expect(await screen.findByText('Pregunta 2 de 6')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Cuestionario: Hospital Visitation' })).toBeTruthy();
    expect(heading().lang).toBe('en');
    expect(button('Verdadero').lang).toBe('');
  });
});

describe('what is stored', () => {
  test.each([
    ['is no JSON', '{'],
    ['is of other questions', JSON.stringify({ answers: {}, completed: false, score: 0, questionIds: ['other'] })],
    [
      'answers a question with what it does not offer',
      JSON.stringify({ answers: { q1: 'true' }, completed: false, score: 0, questionIds: ids }),
    ],
    [
      'is a complete result of before a question changed its type',
      JSON.stringify({ answers: { ...allRight, q6: 'true' }, completed: true, score: 67, questionIds: ids }),
    ],
  ])('is ignored when it %s', async (_, text) => {
    writeStored(storageKey, text);
    await show();
    expect(card().textContent).toContain('Not started');
    await press('Start Quiz');
    expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Question q1?');
    await press('q1 c');
    expect(stored()).toMatchObject({ answers: { q1: 2 } });
  });

  test('follows a correction of the questions', async () => {
    writeStored(storageKey, JSON.stringify({ answers: allRight, completed: true, score: 83, questionIds: ids }));
    await show();
    await press('Start Quiz');
    expect(await screen.findByText('100%')).toBeTruthy();
    expect(card().textContent).toContain('Completed: 100%');
  });

  test('is not corrected again where another tab, with other questions, corrects it', async () => {
    const scored = (score: number) => ({ answers: allRight, completed: true, score, questionIds: ids });
    writeStored(storageKey, JSON.stringify(scored(83)));
    await show();
    await press('Start Quiz');
    await waitFor(() => expect(stored()).toEqual(scored(100)));
    act(() => storeElsewhere(JSON.stringify(scored(83))));
    expect(card().textContent).toContain('Completed: 83%');
    expect(stored()).toEqual(scored(83));
  });

  test('may be deleted during the quiz: unanswered questions are asked again, and no later answer is lost', async () => {
    await show();
    await start();
    for (const { id, type } of questions.slice(0, 3)) {
      await waitFor(() => expect(heading().textContent).toBe(`Question ${id}?`));
      await press(type === 'true-false' ? 'False' : `${id} c`);
      await press('Next');
    }
    act(() => storeElsewhere(null));
    await press('q4 c');
    await press('Next');
    await press('False');
    await press('Next');
    await press('q6 c');
    expect(screen.queryByRole('button', { name: 'View Final Results' })).toBeNull();
    await press('Next');
    expect(heading().textContent).toBe('Question q1?');
    expect(stored()).toEqual({
      answers: { q4: 2, q5: 'false', q6: 2 },
      completed: false,
      score: 0,
      questionIds: ids,
    });
  });

  test('is updated from another tab', async () => {
    await show();
    expect(card().textContent).toContain('Not started');
    const text = JSON.stringify({ answers: { q1: 0 }, completed: false, score: 0, questionIds: ids });
    act(() => storeElsewhere(text));
    await waitFor(() => expect(card().textContent).toContain('In progress: 1 of 6'));
    expect(button('Start Quiz')).toBeTruthy();
  });

  test('is not needed: without storage the quiz works until the page is left', async () => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse });
    await show();
    await start();
    await answerAll(['q6']);
    expect(screen.getByText('83%')).toBeTruthy();
  });
});

test('a failure to load the questions is shown, with a way to retry', async () => {
  answers.mockImplementation(() => new Response('{}', { status: 503 }));
  await show();
  await press('Start Quiz');
  expect((await screen.findByRole('alert')).textContent).toContain('The questions could not be loaded');
  answers.mockImplementation(() => Response.json({ data: quiz }));
  await press('Try again');
  await waitFor(() => expect(heading().textContent).toBe('Question q1?'));
});
