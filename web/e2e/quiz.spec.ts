import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { sharedAccount, signIn } from './support/accounts';
import { expectComplaints } from './support/console-guard';
import { deferred } from './support/deferred';
import { byDayIn, expect, inEachLanguage, night, test } from './support/journey';
import { inLanguage, languageOption } from './support/language';
import { open } from './support/open';
import { fetchQuiz, optionsOf, quizOf, quizWords } from './support/quiz';
import { runningStack } from './support/stack';

const slug = 'hospital-visitation';
const storageKey = `${slug}-quiz-${slug}`;
const titles = { en: 'Hospital Visitation', es: 'Visitación hospitalaria' } as const;
const call = '**/api/quizzes/*';
inEachLanguage((locale) => {
  const words = quizWords[locale];

  test.describe('a module’s quiz', () => {
    test('has an address, says at once whether an answer is right, and continues where it was left', async ({
      page,
    }) => {
      const [first, second, third, fourth] = (await fetchQuiz(page, slug, locale)).questions;
      if (!first || !second || !third || !fourth) throw new Error('The quiz has no questions');
      const quiz = quizOf(page, slug, locale);

      await test.step('its address opens it, and closing it shows its module', async () => {
        await open(page, inLanguage(`/resources?module=${slug}&quiz=1`, locale));
        await expect(quiz.dialog).toBeVisible();
        await quiz.expectQuestion(1, first);
        await page.keyboard.press('Escape');
        await expect(quiz.dialog).toBeHidden();
        await expect(quiz.opener(words.start)).toBeFocused();
        await expect(page).not.toHaveURL(/quiz=/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale]);
      });

      await test.step('an answer is judged at once, to everybody', async () => {
        await quiz.start();
        await quiz.expectQuestion(1, first);
        await expect(quiz.button(words.previous)).toBeDisabled();
        await expect(quiz.button(words.next)).toBeDisabled();
        await expect(quiz.feedback).toBeEmpty();

        await quiz.answer(first, false);
        await expect(quiz.feedback).toBeInViewport();
        const { right } = optionsOf(first, locale);
        await expect(quiz.options.nth(right)).toContainText(words.correctOption);
        await expect(quiz.dialog.locator('[aria-pressed="true"]')).toContainText(words.yourAnswer);
        await expectAccessible(page);

        // The answer cannot be changed after the feedback.
        const before = await quiz.stored();
        await quiz.options.nth(right).click({ force: true });
        await expect(quiz.feedback).toContainText(words.incorrect);
        expect(await quiz.stored()).toBe(before);
      });

      await test.step('on return the question is shown first, and judged again', async () => {
        await quiz.button(words.next).click();
        await quiz.expectQuestion(2, second);
        await expect(quiz.feedback).toBeEmpty();
        await quiz.button(words.previous).click();
        await quiz.expectQuestion(1, first);
        await expect(quiz.feedback).toContainText(words.incorrect);
        await expect(quiz.heading).toBeInViewport({ ratio: 1 });

        await quiz.button(words.next).click();
        await quiz.expectQuestion(2, second);
        await quiz.answer(second, true);
        await expectAccessible(page);
        await quiz.button(words.previous).click();
        await quiz.expectQuestion(1, first);
        await expect(quiz.feedback).toContainText(words.incorrect);
        await expect(quiz.button(words.next)).toBeEnabled();
      });

      await test.step('left in the middle it goes on there, also after a reload', async () => {
        await quiz.button(words.next).click();
        await quiz.expectQuestion(2, second);
        await quiz.button(words.next).click();
        await quiz.expectQuestion(3, third);
        await quiz.answer(third, true);
        await quiz.button(words.next).click();
        await quiz.expectQuestion(4, fourth);
        await page.goBack();
        await expect(quiz.dialog).toBeHidden();
        await expect(page.getByText(words.inProgress(3))).toBeVisible();
        await expect(quiz.opener(words.start)).toBeFocused();

        await page.reload();
        await page.locator('html[data-hydrated]').waitFor();
        await expect(page.getByText(words.inProgress(3))).toBeVisible();
        await quiz.start(words.start);
        await quiz.expectQuestion(4, fourth);

        await page.reload();
        await quiz.expectQuestion(4, fourth);
        await quiz.button(words.previous).click();
        await expect(quiz.feedback).toContainText(words.correct);
      });
    });

    test(
      'shows the right answers in a review, can be retaken by keyboard alone, and is remembered',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const { questions } = await fetchQuiz(page, slug, locale);
        const [first] = questions;
        if (!first) throw new Error('The quiz has no questions');
        const quiz = quizOf(page, slug, locale);

        await test.step('two of six are wrong', async () => {
          await quiz.openModule();
          await expect(page.getByText(words.notStarted)).toBeVisible();
          await quiz.opener(words.start).focus();
          await page.keyboard.press('Enter');
          await expect(quiz.dialog).toHaveAccessibleName(words.title(titles[locale]));
          await quiz.complete(questions, [2, 3]);
          await quiz.expectResults(4, 67);
          await expect(quiz.dialog.getByText(words.notPassed)).toBeVisible();
          await expectAccessible(page);
        });

        await test.step('the review says which', async () => {
          const toggle = quiz.button(words.review);
          await expect(toggle).toHaveAttribute('aria-expanded', 'false');
          await toggle.click();
          const reviewed = quiz.dialog.getByRole('list').first().locator('> li');
          await expect(reviewed).toHaveCount(6);
          for (const [index, question] of questions.entries()) {
            const item = reviewed.nth(index);
            const { texts, right } = optionsOf(question, locale);
            const isRight = ![1, 2].includes(index);
            await expect(item.getByRole('listitem').nth(right)).toContainText(words.correctOption);
            await expect(item.getByRole('listitem').filter({ hasText: words.yourAnswer })).toContainText(
              texts[isRight ? right : (right + 1) % texts.length] ?? '',
            );
            await expect(item).toContainText(isRight ? words.correct : words.incorrect);
            await expect(item).toContainText(question.explanation);
          }
          await expectAccessible(page);
          await toggle.click();
          await expect(reviewed).toHaveCount(0);
        });

        await test.step('taken again, all is right', async () => {
          await quiz.button(words.retake).click();
          await quiz.expectQuestion(1, first);
          await expect(quiz.button(words.next)).toBeDisabled();
          expect(await quiz.stored()).toBeNull();

          for (const [index, question] of questions.entries()) {
            await quiz.expectQuestion(index + 1, question);
            const { texts, right } = optionsOf(question, locale);
            for (let step = 0; step <= right; step += 1) await page.keyboard.press('Tab');
            await page.keyboard.press('Space');
            await expect(quiz.feedback).toContainText(words.correct);
            // Past the remaining options; the first question has no Previous button.
            const stops = texts.length - right + (index === 0 ? 0 : 1);
            for (let step = 0; step < stops; step += 1) await page.keyboard.press('Tab');
            await page.keyboard.press('Enter');
          }
          await quiz.expectResults(6, 100);
          await page.keyboard.press('Tab');
          await expect(quiz.button(words.review)).toBeFocused();
        });

        await test.step('it is remembered', async () => {
          expect(await quiz.stored()).toContain('"completed":true,"score":100,"completedAt":"');
          await page.keyboard.press('Escape');
          await expect(quiz.opener(words.start)).toBeFocused();
          await expect(page.getByText(words.completed(100))).toBeVisible();

          await open(page, inLanguage('/resources?tab=training', locale));
          await expect(page.getByRole('tabpanel').getByText(words.completed(100))).toHaveCount(1);
          await expect(page.getByRole('tabpanel').getByRole('article').getByText(words.notStarted)).toHaveCount(7);

          await quiz.openModule();
          await quiz.start(words.start);
          await quiz.expectResults(6, 100);
        });
      },
    );

    test.describe('on a bad connection', { tag: byDayIn('es', locale) }, () => {
      test('shows that it is loading or failed, and loads on retry', { tag: night }, async ({ page }) => {
        const [first] = (await fetchQuiz(page, slug, locale)).questions;
        if (!first) throw new Error('The quiz has no questions');
        const quiz = quizOf(page, slug, locale);
        const part = /quiz-dialog/;
        const { promise, resolve } = deferred();
        await page.route(part, (route) => route.abort());
        await page.route(call, async (route) => {
          await promise;
          await route.fulfill({ status: 503, json: {} });
        });

        await test.step('its own part is missing, which the page says', async () => {
          await expectComplaints(
            page,
            [/quiz-dialog.*ERR_FAILED/, /dynamically imported module: .*quiz-dialog/],
            async () => {
              await quiz.openModule();
              await quiz.opener(words.start).click();
              await expect(page.getByRole('alert')).toContainText(words.notReady);
              await expectAccessible(page);
            },
          );
        });

        await test.step('its questions are on their way, in the shape of what comes', async () => {
          await page.unroute(part);
          await quiz.opener(words.load).click();
          await expect(quiz.feedback).toHaveText(words.loading);
          await expectAccessible(page);
        });

        await test.step('its questions do not come', async () => {
          await expectComplaints(page, [/\/api\/quizzes\/.*status of 503/], async () => {
            resolve();
            await expect(quiz.dialog.getByRole('alert')).toContainText(words.failed);
            await expectAccessible(page);
          });
          await page.unroute(call);
          await quiz.button(words.retry).click();
          await quiz.expectQuestion(1, first);
        });
      });
    });
  });
});

test('changing the language in the middle keeps the answers', { tag: '@phone' }, async ({ page }) => {
  const english = await fetchQuiz(page, slug, 'en');
  const spanish = await fetchQuiz(page, slug, 'es');
  const inEnglish = quizOf(page, slug, 'en');
  const inSpanish = quizOf(page, slug, 'es');
  await inEnglish.openModule();
  await inEnglish.start();
  for (const question of english.questions.slice(0, 2)) {
    await inEnglish.answer(question, true);
    await inEnglish.button(quizWords.en.next).click();
  }
  await page.keyboard.press('Escape');
  await languageOption(page, 'Español').click();
  await expect(page.getByText(quizWords.es.inProgress(2))).toBeVisible();
  await inSpanish.start();
  const third = spanish.questions[2];
  if (third) await inSpanish.expectQuestion(3, third);
  await expectAccessible(page);
  await inSpanish.button(quizWords.es.previous).click();
  await expect(inSpanish.feedback).toContainText(spanish.questions[1]?.explanation ?? '');

  await open(page, inLanguage(`/resources?module=${slug}&quiz=1`, 'en'));
  const next = english.questions[2];
  if (next) await inEnglish.expectQuestion(3, next);
});

test.describe('what the browser has stored', { tag: '@phone' }, () => {
  const questionIds = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'];
  const foreign = {
    'no JSON': '{"answers":',
    'of other questions': JSON.stringify({ answers: {}, completed: false, score: 0, questionIds: ['other'] }),
    'an impossible answer': JSON.stringify({ answers: { q1: 9 }, completed: false, score: 0, questionIds }),
    'an impossible score': JSON.stringify({ answers: {}, completed: true, score: 250, questionIds }),
  };

  test('is ignored if it is not of this quiz', { tag: night }, async ({ page }) => {
    const [first] = (await fetchQuiz(page, slug, 'en')).questions;
    if (!first) throw new Error('The quiz has no questions');
    const quiz = quizOf(page, slug, 'en');
    await quiz.openModule();
    for (const [what, text] of Object.entries(foreign)) {
      await test.step(what, async () => {
        await page.evaluate(([key, value]) => window.localStorage.setItem(key, value), [storageKey, text] as const);
        await quiz.openModule();
        await expect(page.getByText(quizWords.en.notStarted)).toBeVisible();
        await quiz.start();
        await quiz.expectQuestion(1, first);
      });
    }
  });

  test('is not required: without storage the quiz works until the page is left', { tag: night }, async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
      Object.defineProperties(Storage.prototype, {
        getItem: { value: refuse },
        setItem: { value: refuse },
        removeItem: { value: refuse },
      });
    });
    const { questions } = await fetchQuiz(page, slug, 'en');
    const quiz = quizOf(page, slug, 'en');
    await quiz.openModule();
    await quiz.start();
    await quiz.complete(questions, [6]);
    await quiz.expectResults(5, 83);
    await page.keyboard.press('Escape');
    await expect(page.getByText(quizWords.en.completed(83))).toBeVisible();
  });

  test('is the same in another tab', async ({ page, context }) => {
    const [first] = (await fetchQuiz(page, slug, 'en')).questions;
    const cards = await context.newPage();
    await open(cards, inLanguage('/resources?tab=training', 'en'));
    await expect(cards.getByText(quizWords.en.notStarted)).toHaveCount(8);
    const quiz = quizOf(page, slug, 'en');
    await quiz.openModule();
    await quiz.start();
    if (first) await quiz.answer(first, true);
    await expect(cards.getByText(quizWords.en.inProgress(1))).toHaveCount(1);
  });
});

// In one language: the site is shared.
test(
  'an edited question is in the dialog on the next load, in that language only',
  { tag: ['@desktop', night] },
  async ({ page }) => {
    const edited = 'premarital-counseling';
    const { url, superAdmin } = runningStack();
    const token = await signIn(url, await sharedAccount(url, superAdmin, 'ministry-admin'));
    const collection = `${url}/content-manager/collection-types/api::quiz.quiz`;
    const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
      const response = await fetch(collection + path, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      });
      expect(response.ok, `${path} answered ${String(response.status)}`).toBe(true);
      return response.json();
    };
    const found = v.parse(
      v.object({ results: v.tuple([v.object({ documentId: v.string() })]) }),
      await call(`?locale=en&filters[key][$eq]=${edited}-quiz`),
    );
    const entry = `/${found.results[0].documentId}`;
    const { data } = v.parse(
      v.object({ data: v.object({ key: v.string(), questions: v.array(v.looseObject({ question: v.string() })) }) }),
      await call(`${entry}?locale=en`),
    );
    const publish = (questions: typeof data.questions) =>
      call(`${entry}/actions/publish?locale=en`, { method: 'POST', body: JSON.stringify({ ...data, questions }) });

    const before = await fetchQuiz(page, edited, 'en');
    const spanish = await fetchQuiz(page, edited, 'es');
    const text = `${before.questions[0]?.question ?? ''} Edited at ${String(Date.now())}.`;
    const inEnglish = quizOf(page, edited, 'en');
    await inEnglish.openModule();
    await inEnglish.start();
    await expect(inEnglish.heading).toHaveText(before.questions[0]?.question ?? '');

    await publish(data.questions.map((question, index) => (index === 0 ? { ...question, question: text } : question)));
    try {
      await page.reload();
      await expect(inEnglish.heading).toHaveText(text);
      expect(await fetchQuiz(page, edited, 'es')).toEqual(spanish);
      const inSpanish = quizOf(page, edited, 'es');
      await inSpanish.openModule();
      await inSpanish.start();
      await expect(inSpanish.heading).toHaveText(spanish.questions[0]?.question ?? '');
    } finally {
      await publish(data.questions);
    }
  },
);
