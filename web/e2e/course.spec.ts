import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { deferred } from './support/deferred';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { expectHeadingsInOrder } from './support/layout';
import { open } from './support/open';
import { fetchQuiz, quizOf } from './support/quiz';

const slug = 'grief-counseling';
const words = {
  en: {
    title: 'Grief Counseling',
    course: 'Your way through the course',
    none: /^8 modules, about 1\sh\s\d+\smin in all/,
    one: /^1 of 8 modules completed\. About 1\sh\s\d+\smin left\./,
    begin: 'Begin with Hospital Visitation',
    goOn: 'Continue with Grief Counseling',
    next: 'Continue with Hospital Visitation',
    section: 'You were at “Best practices” in module 6.',
    quizLeft: 'You have read module 6. What is left is its quiz.',
    done: 'Grief Counseling: completed',
    contents: 'In this module',
    practices: 'Best practices',
    actions: 'Action items',
    ticked: '2 of 4 done',
    notes: 'Your notes',
    notStored: /does not let us store your notes/,
    save: 'Save as a text file',
    file: `notes-${slug}.txt`,
    onDevice: 'Stored on this device',
    saveAll: 'Save all notes',
    allFile: 'notes.txt',
    remove: 'Delete everything',
    question: /^Delete progress, ticks, notes and quiz results/,
    removed: 'Everything about the course has been deleted from this device.',
    plan: 'Study plan',
    day: 'First day',
    pace: 'Pace',
    twoWeeks: 'One module every two weeks',
    lastStage: 'Weeks 15 and 16 · March 7 – 20, 2027',
    firstStage: 'Week 1',
    print: 'Print the plan',
  },
  es: {
    title: 'Consejería en el duelo',
    course: 'Su camino por el curso',
    none: /^8 módulos, cerca de 1\sh\s\d+\smin en total/,
    one: /^1 de 8 módulos completados\. Le queda cerca de 1\sh\s\d+\smin\./,
    begin: 'Comenzar con Visitación hospitalaria',
    goOn: 'Continuar con Consejería en el duelo',
    next: 'Continuar con Visitación hospitalaria',
    section: 'Se quedó en “Buenas prácticas”, en el módulo 6.',
    quizLeft: 'Ya leyó el módulo 6. Solo falta el cuestionario.',
    done: 'Consejería en el duelo: completado',
    contents: 'En este módulo',
    practices: 'Buenas prácticas',
    actions: 'Pasos a seguir',
    ticked: '2 de 4 hechos',
    notes: 'Sus notas',
    notStored: /no nos permite guardar sus notas/,
    save: 'Guardar en un archivo de texto',
    file: `notas-${slug}.txt`,
    onDevice: 'Guardado en este dispositivo',
    saveAll: 'Guardar todas las notas',
    allFile: 'notas.txt',
    remove: 'Eliminar todo',
    question: /^¿Eliminar de este dispositivo el avance/,
    removed: 'Se eliminó de este dispositivo todo lo del curso.',
    plan: 'Plan de estudio',
    day: 'Primer día',
    pace: 'Ritmo',
    twoWeeks: 'Un módulo cada dos semanas',
    lastStage: 'Semanas 15 y 16 · 7–20 de marzo de 2027',
    firstStage: 'Semana 1',
    print: 'Imprimir el plan',
  },
} as const satisfies Record<Locale, unknown>;

const written = 'Call Ana on Thursday.\nRead Psalm 34 with her.';
const training = '/resources?tab=training';
const module = `/resources?module=${slug}`;

/** What a click on the button saves. */
async function savedText(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

const storedKeys = (page: Page) =>
  page.evaluate((of) => Object.keys(localStorage).filter((key) => key.includes(of)), slug);
inOneLanguage('es', (locale) => {
  const text = words[locale];
  const other = locale === 'en' ? 'es' : 'en';
  const boxes = (page: Page) => page.getByRole('region', { name: text.actions }).getByRole('checkbox');
  const notes = (page: Page) => page.getByRole('textbox', { name: text.notes });

  test('the course knows how far somebody came, and leads on from there', async ({ page }) => {
    const course = page.getByRole('region', { name: text.course });

    await test.step('at first it shows the way and its length', async () => {
      await open(page, inLanguage(training, locale));
      await expect(course.getByText(text.none)).toBeVisible();
      await course.getByRole('link', { name: text.begin }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.begin.replace(/^.*? (?:with|con) /, ''));
    });

    await test.step('a module has its contents beside it', async () => {
      await open(page, inLanguage(module, locale));
      if (locale === 'es') await page.getByText(text.contents).last().click();
      const link = page.getByRole('link', { name: text.practices });
      await expectAccessible(page);
      await link.click();
      await expect(page.getByRole('heading', { name: text.practices })).toBeInViewport();
      if (locale === 'en') await expect(link).toHaveAttribute('aria-current', 'location');
    });

    await test.step('the course goes on at the section that was read last', async () => {
      // What was read is stored a moment later.
      await expect.poll(() => storedKeys(page)).toContain(`studied-${slug}`);
      await open(page, inLanguage(training, locale));
      await expect(course.getByText(text.section)).toBeVisible();
      await expectAccessible(page);
      await course.getByRole('link', { name: text.goOn }).click();
      await expect(page.getByRole('heading', { name: text.practices })).toBeInViewport();
      await page.reload();
      await page.locator('html[data-hydrated]').waitFor();
      await expect(page.getByRole('heading', { name: text.practices })).toBeInViewport();
    });

    await test.step('after the last section it leads to the quiz, which completes the module', async () => {
      await boxes(page)
        .last()
        .evaluate((box) => box.scrollIntoView());
      await page.getByRole('region', { name: text.actions }).evaluate((section) => section.scrollIntoView());
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), `studied-${slug}`))
        .toContain('"isRead":true');
      await open(page, inLanguage(training, locale));
      await expect(course.getByText(text.quizLeft)).toBeVisible();
      await course.getByRole('link', { name: text.goOn }).click();
      const { questions } = await fetchQuiz(page, slug, locale);
      const quiz = quizOf(page, slug, locale);
      await quiz.complete(questions);
      await quiz.expectResults(6, 100);
      await open(page, inLanguage(training, locale));
      await expect(course.getByText(text.one)).toBeVisible();
      await expect(course.getByText(text.done)).toHaveCount(1);
      await expect(course.getByRole('link', { name: text.next })).toBeVisible();
      await expectHeadingsInOrder(page);
    });
  });

  test('action items can be ticked and notes written, which stay on the device until they are deleted', async ({
    page,
  }) => {
    await test.step('they are there again later, in the other language too', async () => {
      await open(page, inLanguage(module, locale));
      await boxes(page).first().check();
      await boxes(page).nth(2).check();
      await expect(page.getByText(text.ticked)).toBeVisible();
      await notes(page).fill(written);
      await page.reload();
      await expect(boxes(page).nth(2)).toBeChecked();
      await notes(page).hover();
      await expect(notes(page)).toHaveValue(written);
      await open(page, inLanguage(module, other));
      await expect(page.getByText(words[other].ticked)).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(page.getByRole('textbox', { name: words[other].notes })).toHaveValue(written);
    });

    await test.step('they can be taken along as text', async () => {
      await open(page, inLanguage(module, locale));
      await expect(page.getByText(text.ticked)).toBeVisible();
      await notes(page).hover();
      await expect(notes(page)).toHaveValue(written);
      const { name, text: file } = await savedText(page, page.getByRole('button', { name: text.save }));
      expect(name).toBe(text.file);
      expect(file).toContain(written);
      expect(file.match(/^\[[x ]\]/gm)).toEqual(['[x]', '[ ]', '[x]', '[ ]']);

      await open(page, inLanguage(training, locale));
      await page.getByRole('tabpanel').hover();
      const all = await savedText(page, page.getByRole('button', { name: text.saveAll }));
      expect(all.name).toBe(text.allFile);
      expect(all.text).toContain(`${text.title}\n`);
      expect(all.text).toContain(written);
    });

    await test.step('a device that others use forgets them when told twice', async () => {
      const onDevice = page.getByRole('region', { name: text.onDevice });
      await onDevice.getByRole('button', { name: text.remove }).click();
      await expect(page.locator(':focus')).toContainText(text.question);
      await expectAccessible(page);
      expect(await storedKeys(page)).not.toEqual([]);
      await onDevice.getByRole('button', { name: text.remove }).click();
      await expect(onDevice.getByText(text.removed)).toBeVisible();
      expect(await storedKeys(page)).toEqual([]);
      await open(page, inLanguage(module, locale));
      await expect(notes(page)).toHaveValue('');
      await expect(boxes(page).first()).not.toBeChecked();
    });
  });

  test('what was ticked and written before the script came is not lost', async ({ page }) => {
    const scripts = deferred();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(inLanguage(module, locale), { waitUntil: 'commit' });
    await boxes(page).nth(1).check();
    await notes(page).fill(written);
    scripts.resolve();
    await page.locator('html[data-hydrated]').waitFor();
    await expect.poll(() => storedKeys(page)).toEqual(expect.arrayContaining([`notes-${slug}`, `studied-${slug}`]));
    await expect(boxes(page).nth(1)).toBeChecked();
    await expect(notes(page)).toHaveValue(written);
  });

  test('a device that stores nothing says so beside the notes', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    await open(page, inLanguage(module, locale));
    await notes(page).click();
    await notes(page).fill(written);
    await expect(page.getByText(text.notStored)).toBeVisible();
    const { text: file } = await savedText(page, page.getByRole('button', { name: text.save }));
    expect(file).toContain(written);
  });

  test(
    'a study plan follows the first day and the pace that somebody chooses, and fits on a sheet',
    { tag: night },
    async ({ page }) => {
      await open(page, inLanguage(training, locale));
      await page.getByRole('link', { name: text.plan }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.plan);
      await expect(page.getByText(text.firstStage, { exact: true })).toBeVisible();
      await page.getByLabel(text.day).fill('2026-11-29');
      await page.getByLabel(text.pace, { exact: true }).selectOption(text.twoWeeks);
      const last = page.getByText(/16 · /);
      await expect(last).toHaveText(text.lastStage.replaceAll(/\s/g, ' '), { useInnerText: true });
      await expectAccessible(page);
      await expectHeadingsInOrder(page);
      await page.reload();
      await expect(last).toBeVisible();
      await expect(page.getByRole('button', { name: text.print })).toBeVisible();
      for (const pace of ['one-a-week', 'two-a-week', 'one-in-two-weeks']) {
        await open(page, inLanguage(`/study-plan?start=2026-11-29&pace=${pace}`, locale));
        for (const format of ['A4', 'Letter']) {
          const pages = (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
          expect(pages, `${pace} on ${format}`).toHaveLength(1);
        }
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText(`/study-plan?start=2026-11-29&pace=${pace}&lang=${locale}`)).toBeVisible();
        await page.emulateMedia({ media: null });
      }
      await page.getByRole('link', { name: text.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
    },
  );
});
