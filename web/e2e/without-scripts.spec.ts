import { randomUUID } from 'node:crypto';
import { expectComplaints } from './support/console-guard';
import { demoContent } from './support/demo-content';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectLinkHome, sectionOf } from './support/ministry';
import { countStored, readAsPrayerTeam } from './support/requests';

const words = {
  en: {
    firstName: /^First name/,
    send: 'Send prayer request',
    tooShort: 'Please provide at least 10 characters for your prayer request',
    check: 'Check what you send',
    sum: /^What is/,
    sendNow: 'Send it now',
    sent: 'Prayer Request Submitted',
    schedule: 'Schedule Counseling',
    counseling: 'Request marriage counseling',
    quiz: 'Start Quiz',
    media: /^Photos and videos/,
    training: 'Training',
    search: 'Search the library',
    newTab: '(opens in a new tab)',
  },
  es: {
    firstName: /^Nombre/,
    send: 'Enviar petición de oración',
    tooShort: 'Escriba al menos 10 caracteres en su petición de oración',
    check: 'Revise lo que va a enviar',
    sum: /^¿Cuánto es/,
    sendNow: 'Enviar ahora',
    sent: 'Petición de Oración Enviada',
    schedule: 'Agendar consejería',
    counseling: 'Solicitar consejería matrimonial',
    quiz: 'Comenzar cuestionario',
    media: /^Fotos y videos/,
    training: 'Formación',
    search: 'Buscar en la biblioteca',
    newTab: '(se abre en otra pestaña)',
  },
} as const;

test.use({ javaScriptEnabled: false });

// In one browser context, because opening one takes longer than a page without scripts.
inEachLanguage((locale) => {
  const text = words[locale];
  const content = demoContent[locale];

  test('without scripts every page can be read, its links work, and its forms can be sent', async ({ page }) => {
    const main = page.getByRole('main');
    const began = new Date();
    const expectSections = async (names: readonly string[]) => {
      for (const name of names) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    };

    await test.step('a prayer request is corrected, checked and sent, once', async () => {
      await page.goto(inLanguage('/prayer', locale));
      const field = (name: string) => page.locator(`#prayer-request-${name}`);
      const reason = `${locale} ${randomUUID()}`;
      await field('firstName').fill('Ana');
      await field('lastName').fill('Pérez');
      await field('email').fill('ana@example.org');
      await field('prayerType').selectOption('family');
      await field('prayerRequest').fill('Por mí');
      await field('confidential').check();
      await expectComplaints(page, [/ 422 /], async () => {
        await page.getByRole('button', { name: text.send }).click();
        await expect(page.locator('#prayer-request-prayerRequest-error')).toHaveText(text.tooShort);
      });
      await expect(page.getByRole('group').getByRole('link', { name: text.tooShort })).toBeInViewport();
      await expect(field('confidential')).toBeChecked();
      await field('prayerRequest').fill(reason);
      await page.getByRole('button', { name: text.send }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.check })).toBeVisible();
      await expect(page.getByText(reason)).toBeVisible();
      const [, first, second] = /(\d+) \+ (\d+)/.exec(await page.getByText(text.sum).innerText()) ?? [];
      await page.getByLabel(text.sum).fill(String(Number(first) + Number(second)));
      await page.getByRole('button', { name: text.sendNow }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.sent })).toBeVisible();
      await expect(page).toHaveURL(/\/sent\?lang=e[ns]$/);
      await page.reload();
      const reference = await page.getByText(/^P-.{4}-.{4}$/).innerText();
      const stored = await readAsPrayerTeam('prayer-request', reference);
      expect(stored).toContain(reason);
      expect(await countStored('prayer-request', reason, began)).toBe(1);
    });

    await test.step('the message has an ordinary form', async () => {
      await page.goto(inLanguage('/contact', locale));
      await expect(page.getByLabel(text.firstName)).toBeVisible();
    });

    await test.step('the gospel, from every link that leads to it', async () => {
      await page.goto(inLanguage('/resources', locale));
      await expect(page.locator('nav a[href="/?gospel=1"]')).toHaveCount(1);
      await page.goto(inLanguage('/?gospel=1', locale));
      for (const name of content.gospel) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      for (const passage of content.passages) await expect(page.getByText(passage, { exact: true })).toBeVisible();
      await expect(page.locator('#contact-gospel')).toHaveAttribute('action', '/?gospel=1#contact-gospel');
    });

    await test.step('the library, whose tabs are links and whose search the server makes', async () => {
      await page.goto(inLanguage('/resources', locale));
      await page.getByRole('link', { name: text.training }).click();
      await expect(page).toHaveURL(/\/resources\?tab=training$/);
      const title = await main.getByRole('heading', { level: 3 }).first().innerText();
      await page.getByRole('searchbox', { name: text.search }).fill(title);
      await page.getByRole('searchbox', { name: text.search }).press('Enter');
      await main.getByRole('link', { name: title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await main.getByRole('link', { name: text.quiz }).click();
      await expect(page.locator('details').first()).toBeVisible();
    });

    await test.step('the timeline, with the photos of an event', async () => {
      await page.goto(inLanguage('/revival', locale));
      await main.getByRole('link', { name: text.media }).first().click();
      await expect(main.getByRole('list', { name: text.media }).getByRole('link').first()).toBeVisible();
    });

    await test.step('where a gift goes', async () => {
      await page.goto(inLanguage('/support', locale));
      await expectSections(content.funds);
      await expect(page.getByRole('article').getByRole('link', { name: text.newTab })).toHaveCount(3);
    });

    await test.step('the marriage ministry, whose photos are links, and the form to ask for counseling', async () => {
      await page.goto(inLanguage('/marriage-ministry', locale));
      await expectSections(content.marriage);
      const href = await sectionOf(page, content.marriage[5]).getByRole('link').first().getAttribute('href');
      expect((await page.request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
      await page.getByRole('button', { name: text.schedule }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.counseling })).toBeVisible();
      await expect(page.getByLabel(text.firstName)).toBeVisible();
    });

    await test.step('the men’s ministry, with its photos', async () => {
      await page.goto(inLanguage('/mens-ministry', locale));
      await expectSections(content.men);
      await expect(sectionOf(page, content.men[4]).getByRole('img')).toHaveCount(6);
      await expectLinkHome(page, locale);
    });

    await test.step('the prophetic ministry', async () => {
      await page.goto(inLanguage('/prophetic-ministry', locale));
      await expectSections(content.prophetic);
      await expectLinkHome(page, locale);
    });
  });
});
