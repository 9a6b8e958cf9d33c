import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { passedQuizzes, type PassedQuiz } from './support/course';
import { expect, inOneLanguage, night, test } from './support/journey';
import { inLanguage, type Locale } from './support/language';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open, openForm } from './support/open';
import { quizOf, quizWords } from './support/quiz';

const words = {
  en: {
    name: 'José Ñáñez',
    course: 'A certificate for the course',
    passed: 'Passed so far: 7 of 8',
    ready: 'You have passed every quiz',
    field: /^Your name/,
    tooShort: 'Please write the name with at least 2 letters',
    both: 'English, with a second page in Spanish',
    make: 'Make my certificate',
    needsLine: /Making a certificate needs a connection/,
    busy: /^One moment, please/,
    repeat: /take the quizzes of these modules again/,
    done: 'Your certificate is ready. Its number:',
    save: 'Save the certificate (PDF)',
    file: /^certificate-\d{4}-\d\d-\d\d\.pdf$/,
    send: 'Send the certificate',
    link: 'Copy the link to check it',
    check: 'Check a certificate',
    submit: 'Check the certificate',
    number: /^Number/,
    owner: /^Name/,
    same: 'This certificate is genuine',
    issued: /^Issued on .* in English\.$/,
    notGiven: 'This number is genuine',
    different: 'This certificate was not issued to this name',
    notGenuine: 'This number is not genuine',
    invalid: /A number has 24 letters and digits/,
    lastTitle: 'Hospital Visitation',
  },
  es: {
    name: 'María de los Ángeles Peña',
    course: 'Un certificado del curso',
    passed: 'Aprobados hasta ahora: 7 de 8',
    ready: 'Aprobó todos los cuestionarios',
    field: /^Su nombre/,
    tooShort: 'Escriba el nombre con al menos 2 letras',
    both: 'Español, con una segunda página en inglés',
    make: 'Hacer mi certificado',
    needsLine: /Para hacer el certificado se necesita conexión/,
    busy: /^Un momento, por favor/,
    repeat: /Vuelva a responder los cuestionarios de estos módulos/,
    done: 'Su certificado está listo. Su número:',
    save: 'Guardar el certificado (PDF)',
    file: /^certificado-\d{4}-\d\d-\d\d\.pdf$/,
    send: 'Enviar el certificado',
    link: 'Copiar el enlace para comprobarlo',
    check: 'Comprobar un certificado',
    submit: 'Comprobar el certificado',
    number: /^Número/,
    owner: /^Nombre/,
    same: 'Este certificado es auténtico',
    issued: /^Emitido el .* en español\.$/,
    notGiven: 'Este número es auténtico',
    different: 'Este certificado no se emitió a este nombre',
    notGenuine: 'Este número no es auténtico',
    invalid: /El número tiene 24 letras y cifras/,
    lastTitle: 'Visitación hospitalaria',
  },
} as const;

const last = 'hospital-visitation';
const training = '/resources?tab=training';

const store = (page: Page, { key, result }: PassedQuiz) =>
  page.evaluate(([name, text]) => window.localStorage.setItem(name, text), [key, JSON.stringify(result)] as const);

/** The certificate loads on the first interaction. */
async function openCourse(page: Page, locale: Locale): Promise<void> {
  await open(page, inLanguage(training, locale));
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 10);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
inOneLanguage('es', (locale) => {
  const text = words[locale];

  test('who passed every quiz makes a certificate, and others check it', async ({ page, context, browser }) => {
    const passed = await passedQuizzes(locale);
    const name = page.getByLabel(text.field);
    const make = page.getByRole('button', { name: text.make });
    let number = '';
    let link = '';
    // A phone with a share sheet; what it was given is asked for below.
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files = [] }: ShareData) => {
          document.title = files.map((file) => `${file.name} ${file.type} ${file.size > 5000}`).join();
          return Promise.resolve();
        },
      });
    });

    await test.step('before, the course says how many are left', async () => {
      await open(page, inLanguage('/about', locale));
      for (const [slug, quiz] of passed) if (slug !== last) await store(page, quiz);
      await openCourse(page, locale);
      await expect(page.getByRole('heading', { name: text.course })).toBeVisible();
      await expect(page.getByText(text.passed)).toBeVisible();
      await expect(make).toBeHidden();
    });

    await test.step('with five of six answers the last one is passed', async () => {
      const quiz = quizOf(page, last, locale);
      await quiz.openModule();
      await quiz.start();
      const { data } = v.parse(
        v.object({ data: v.object({ questions: v.array(v.any()) }) }),
        await (await page.request.get(`/api/quizzes/${last}-quiz?locale=${locale}`)).json(),
      );
      await quiz.complete(data.questions, [2]);
      await quiz.expectResults(5, 83);
      await expect(quiz.dialog.getByText(quizWords[locale].passed)).toBeVisible();
      // Beginning again does not undo it.
      await quiz.button(quiz.words.retake).click();
      await openCourse(page, locale);
      await expect(page.getByRole('heading', { name: text.ready })).toBeVisible();
      await expectAccessible(page);
      await expectHeadingsInOrder(page);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    await test.step('a name is missing, then the connection, then a free thread: what was typed stays', async () => {
      await make.click();
      await expect(page.getByText(text.tooShort)).toBeVisible();
      await expect(name).toBeFocused();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await name.fill(text.name);
      await expectComplaints(page, [/ERR_INTERNET_DISCONNECTED/], async () => {
        await context.setOffline(true);
        await make.click();
        await expect(page.getByText(text.needsLine)).toBeVisible();
        await context.setOffline(false);
      });
      // The CMS's answer while many certificates are being made.
      const error = { status: 503, name: 'ServiceUnavailableError', message: 'One moment, please', details: {} };
      const busy = { status: 503, headers: { 'Retry-After': '5' }, json: { data: null, error } };
      await page.route('**/api/certificates', (route) => route.fulfill(busy), { times: 1 });
      await expectComplaints(page, [/503/], async () => {
        await make.click();
        await expect(page.getByText(text.busy)).toBeVisible();
      });
      await expect(name).toHaveValue(text.name);
      await expectAccessible(page);
    });

    await test.step('it is made, in both languages', async () => {
      await page.getByLabel(text.both).check();
      await make.click();
      await expect(page.getByText(text.done)).toBeVisible();
      number = await page
        .locator('dd')
        .filter({ hasText: /^(?:\w{4}-){5}\w{4}$/ })
        .innerText();
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: text.save }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(text.file);
      const pdf = (await readFile(await download.path())).toString('latin1');
      expect(pdf.startsWith('%PDF')).toBe(true);
      expect(pdf.match(/\/Type \/Page\n/g)).toHaveLength(2);
      await page.getByRole('button', { name: text.send }).click();
      await expect(page).toHaveTitle(`${download.suggestedFilename()} application/pdf true`);
      await page.getByRole('button', { name: text.link }).click();
      link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).pathname).toBe(`/certificate/${number}`);
      await expectAccessible(page);
      expect(await horizontalOverflow(page)).toBe(0);
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
      expect(stored).not.toContain(text.name);
    });

    await test.step('somebody else opens the link, and the server is not told the name by an address', async () => {
      const reader = await browser.newContext({ locale });
      const other = await reader.newPage();
      const asked: string[] = [];
      other.on('request', (request) => asked.push(request.url(), JSON.stringify(request.headers())));
      const { pathname, search, hash } = new URL(link);
      await open(other, new URL(pathname + search + hash, page.url()).href);
      await expect(other.getByText(text.same)).toBeVisible();
      await expect(other.getByText(text.issued)).toBeVisible();
      await expect(other.getByLabel(text.owner)).toHaveValue(text.name);
      await expect(other).not.toHaveURL(/#|name/);
      await expectAccessible(other);
      const seen = decodeURIComponent(asked.join('\n').replaceAll('+', ' '));
      expect(seen).not.toContain(text.name);
      const traces = await other.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage, history.state, document.title, document.referrer]),
      );
      expect(decodeURIComponent(traces.replaceAll('+', ' '))).not.toContain(text.name);
      await reader.close();
    });

    await test.step('a number is typed, with and without a name', async () => {
      await openForm(page, inLanguage('/certificate', locale));
      const submit = page.getByRole('button', { name: text.submit });
      const check = async (typed: string, owner: string, expected: string) => {
        await page.getByLabel(text.number).fill(typed);
        await page.getByLabel(text.owner).fill(owner);
        await submit.click();
        await expect(page.getByRole('status').getByText(expected, { exact: true })).toBeVisible();
        await expectAccessible(page);
      };
      await submit.click();
      await expect(page.getByText(text.invalid)).toBeVisible();
      await expect(page.getByLabel(text.number)).toBeFocused();
      await check(` ${number.toLowerCase().replaceAll('-', ' ')}`, '', text.notGiven);
      await check(number, text.name.toUpperCase(), text.same);
      await check(number, 'Ana Ruiz', text.different);
      await check(
        number.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
        text.name,
        text.notGenuine,
      );
      await expectHeadingsInOrder(page);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  });

  test('a claim on the device is graded again, and the module to repeat is named', { tag: night }, async ({ page }) => {
    const passed = await passedQuizzes(locale);
    await open(page, inLanguage('/about', locale));
    for (const [slug, quiz] of passed) {
      const wrong = Object.fromEntries(
        Object.entries(quiz.result.answers).map(([id, answer]) => [
          id,
          typeof answer === 'number' ? (answer + 1) % 4 : answer === 'true' ? 'false' : 'true',
        ]),
      );
      await store(page, slug === last ? { ...quiz, result: { ...quiz.result, answers: wrong } } : quiz);
    }
    await openCourse(page, locale);
    await page.getByLabel(text.field).fill(text.name);
    await expectComplaints(page, [/status of 422/], async () => {
      await page.getByRole('button', { name: text.make }).click();
      await expect(page.getByText(text.repeat)).toBeVisible();
    });
    await expectAccessible(page);
    await expect(page.getByLabel(text.field)).toHaveValue(text.name);
    await page.getByRole('group').getByRole('link', { name: text.lastTitle }).click();
    await expect(page.getByRole('heading', { level: 1, name: text.lastTitle })).toBeVisible();
  });
});
