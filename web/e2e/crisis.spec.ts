import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { fillGospelContact } from './support/filled-forms';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { open, openForm } from './support/open';
import { readAsPrayerTeam } from './support/requests';

const words = {
  en: {
    quiet: 'I am dying to see my mother again, who is ill.',
    crisis: 'Please pray. I dont want to live anymore',
    request: /^Your prayer request/,
    help: 'There is help for you right now',
    country: 'Your country',
    others: 'Numbers in other countries',
    countries: { EC: 'Ecuador', PK: 'Pakistan', MX: 'Mexico', CO: 'Colombia', US: 'United States' },
    section: 'If someone is in danger now',
    numbers: 'Numbers to call',
    all: 'All numbers, by country',
    text: 'Text 988',
    body: 'sms:988',
    sent: 'Prayer Request Submitted',
    send: 'Send prayer request',
    fields: { firstName: /^First name/, lastName: /^Last name/, email: /^Email/, check: /^Human check/ },
    type: /^Prayer type/,
    message: /^Your message/,
    hit: 'My husband hits me',
    counselingOpen: 'Schedule Counseling',
    counselingFor: /^What do you need counseling for/,
  },
  es: {
    quiet: 'Me muero de ganas de ver a mi mamá, que está enferma.',
    crisis: 'Oren por mi, ya no kiero vivir',
    request: /^Su petición de oración/,
    help: 'Hay ayuda para usted ahora mismo',
    country: 'Su país',
    others: 'Números de otros países',
    countries: { EC: 'Ecuador', PK: 'Pakistán', MX: 'México', CO: 'Colombia', US: 'Estados Unidos' },
    section: 'Si alguien está en peligro ahora',
    numbers: 'Números para llamar',
    all: 'Todos los números, por país',
    text: 'Mensaje al 988',
    body: 'sms:988?body=AYUDA',
    sent: 'Petición de Oración Enviada',
    send: 'Enviar petición de oración',
    fields: {
      firstName: /^Nombre/,
      lastName: /^Apellido/,
      email: /^Correo electrónico/,
      check: /^Verificación humana/,
    },
    type: /^Tipo de petición/,
    message: /^Su mensaje/,
    hit: 'Mi esposo me pega',
    counselingOpen: 'Agendar consejería',
    counselingFor: /^¿Para qué necesita consejería/,
  },
} as const;

/** Collects requests from now on. */
function requestsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  return sent;
}

inEachLanguage((locale) => {
  const text = words[locale];

  // Animation is not tested here.
  test.describe('a text that speaks of crisis', () => {
    // Ecuador's numbers come first by time zone, whatever the language.
    test.use({ timezoneId: 'America/Guayaquil' });

    test('shows where to get help before and after sending, and is sent as urgent', async ({ page }) => {
      await openForm(page, inLanguage('/prayer', locale));
      const help = page.getByRole('group', { name: text.help });
      const request = page.getByLabel(text.request);
      // The code of the help was loaded with the form.
      await page.waitForLoadState('networkidle');
      const sent = requestsOf(page);

      await request.pressSequentially(text.quiet);
      await request.fill(text.crisis);
      await expect(help).toBeVisible();
      await expect(request).toBeFocused();
      // The code of the toasts is loaded with the first letter, whatever it is.
      expect(sent.map((one) => one.url()).filter((url) => !/\/assets\/[^/?]+$/.test(url))).toEqual([]);

      const first = help.getByRole('link').first();
      await expect(first).toHaveAttribute('href', 'tel:911');
      await expect(help.getByLabel(text.country)).toHaveValue('EC');
      await expect(help.getByRole('link', { name: '171' })).toHaveAttribute('href', 'tel:171');
      await help.getByText(text.others).click();
      await expect(help.getByRole('link', { name: '988', exact: true })).toBeVisible();
      await expect(help.getByRole('link', { name: '112', exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel(text.fields.firstName).fill('Ana');
      await page.getByLabel(text.fields.lastName).fill('Pérez');
      await page.getByLabel(text.fields.email).fill('ana@example.com');
      await page.getByLabel(text.type).selectOption('other');
      const sum = await page.getByText(/^\d+ \+ \d+ =$/).innerText();
      const [, one, other] = /^(\d+) \+ (\d+)/.exec(sum) ?? [];
      await page.getByLabel(text.fields.check).fill(String(Number(one) + Number(other)));
      await page.getByRole('button', { name: text.send }).click();
      const dialog = page.getByRole('dialog', { name: text.sent });
      await expect(dialog.getByRole('group', { name: text.help })).toBeVisible();
      await expect(dialog.getByRole('link', { name: '911' }).first()).toBeVisible();
      await expectAccessible(page);

      const reference = await dialog.locator('dd').innerText();
      expect(JSON.parse(await readAsPrayerTeam('prayer-request', reference))).toMatchObject({ data: { urgent: true } });
    });

    test.describe('in other forms', { tag: byDayIn('es', locale) }, () => {
      test('is distinguished from similar texts, and shows help offline too', async ({ page }) => {
        const help = page.getByRole('group', { name: text.help });

        await test.step('in a message', async () => {
          await openForm(page, inLanguage('/contact', locale));
          const message = page.getByLabel(text.message);
          await message.fill(text.hit);
          await expect(help).toBeVisible();
          await message.fill(text.quiet);
          await expect(help).toBeHidden();
        });

        await test.step('in the counseling form', async () => {
          await open(page, inLanguage('/marriage-ministry', locale));
          await page.getByRole('button', { name: text.counselingOpen }).click();
          await page.getByLabel(text.counselingFor).fill(text.hit);
          await expect(help.getByRole('link').first()).toHaveAttribute('href', 'tel:911');
          await expect(help.getByLabel(text.country)).toHaveValue('EC');
        });

        await test.step('offline, beside the gospel, with the numbers that hold in most places', async () => {
          await page.route('**/api/crisis-lines?**', (route) => route.abort('internetdisconnected'));
          await expectComplaints(page, [/\/api\/crisis-lines.*ERR_INTERNET_DISCONNECTED/], async () => {
            const form = await fillGospelContact(page, locale, 'Ana');
            await expect(form.send).toBeVisible();
            await page.locator('#contact-gospel-notes').fill(text.hit);
            await expect(help.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
            await expect(help.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
            await expectAccessible(page);
          });
        });
      });
    });
  });

  test(
    'the numbers to call begin with the country of the device’s clock, or with the one that is chosen',
    { tag: byDayIn('es', locale) },
    async ({ page, context }) => {
      const clock = await context.newCDPSession(page);
      const section = page.getByRole('region', { name: text.section });
      const countries = section.getByRole('heading', { level: 3 });
      for (const [timezoneId, country, phone] of [
        ['America/Guayaquil', 'EC', '911'],
        ['Asia/Karachi', 'PK', '1122'],
        ['America/Mexico_City', 'MX', '911'],
        ['America/Bogota', 'CO', '123'],
        ['America/Chicago', 'US', '911'],
      ] as const) {
        await test.step(timezoneId, async () => {
          await clock.send('Emulation.setTimezoneOverride', { timezoneId });
          await open(page, inLanguage('/prayer', locale));
          await expect(countries.first()).toHaveText(text.countries[country]);
          await expect(section.getByRole('link').first()).toHaveAttribute('href', `tel:${phone}`);
          await expect(countries).toHaveCount(6);
        });
      }

      await expect(section.getByRole('link', { name: text.text })).toHaveAttribute('href', text.body);
      await section.getByLabel(text.country).selectOption('PK');
      await expect(countries.first()).toHaveText(text.countries.PK);
      await expectAccessible(page);

      await test.step('the choice holds in the course, which names no number of its own', async () => {
        await open(page, inLanguage('/resources?module=depression-suicidal-thoughts', locale));
        const numbers = page.getByRole('region', { name: text.numbers });
        await expect(numbers.getByRole('link', { name: '1122' }).first()).toBeVisible();
        await expect(numbers.getByRole('link', { name: '988', exact: true })).toBeHidden();
        await numbers.getByText(text.all).click();
        await expect(numbers.getByRole('link', { name: '988', exact: true })).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('and beside the marriage ministry, with the lines against violence', async () => {
        await open(page, inLanguage('/marriage-ministry', locale));
        await expect(page.getByRole('main').getByRole('link', { name: '1122' }).first()).toBeVisible();
        await page.getByText(text.all).click();
        await expect(page.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:18007997233');
      });
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('every number can be called', async ({ page }) => {
      await page.goto(inLanguage('/prayer', locale));
      const section = page.getByRole('region', { name: text.section });
      await expect(section.getByRole('heading', { level: 3 })).toHaveCount(6);
      await expect(section.getByRole('link', { name: '0311-7786264' })).toHaveAttribute('href', 'tel:03117786264');
      await expect(section.getByLabel(text.country)).toBeHidden();
      await page.goto(inLanguage('/resources?module=depression-suicidal-thoughts', locale));
      await page.getByText(text.all).click();
      await expect(page.getByRole('link', { name: '1-800-422-4453' })).toBeVisible();
    });
  });
});
