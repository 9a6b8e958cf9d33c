import { expectAccessible } from './support/accessibility';
import { beOfTheTeam } from './support/desk';
import { sharedAccount } from './support/accounts';
import { byDayIn, expect, inEachLanguage, test } from './support/journey';
import { horizontalOverflow } from './support/layout';
import { open } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    message: 'Message',
    template: 'We prayed for you today',
    counseling: 'A time for counseling',
    text: 'What you will send',
    greeting: /^Dear Elena,\n/,
    email: /^Send an email: /,
    call: /^Call: /,
    sms: 'Text message',
    note: 'Add note: Wrote on WhatsApp: “We prayed for you today”',
    noted: 'Wrote on WhatsApp: “We prayed for you today”',
    unsafe: 'Not safe to call or text. Use email only.',
    notAsked: 'We did not ask whether this number is safe. Ask by email before you call or text.',
    danger: 'My husband hits me and I want to die.',
  },
  es: {
    message: 'Mensaje',
    template: 'Hoy oramos por usted',
    counseling: 'Una hora para la consejería',
    text: 'Lo que va a enviar',
    greeting: /^Hola, Elena:\n/,
    email: /^Enviar un correo: /,
    call: /^Llamar: /,
    sms: 'Mensaje de texto',
    note: 'Agregar nota: Escribí por WhatsApp: “Hoy oramos por usted”',
    noted: 'Escribí por WhatsApp: “Hoy oramos por usted”',
    unsafe: 'No es seguro llamar ni escribir a este número. Use solo el correo electrónico.',
    notAsked: 'No se preguntó si este número es seguro. Pregunte por correo electrónico antes de llamar o escribir.',
    danger: 'Mi esposo me golpea y me quiero morir.',
  },
} as const;

test.describe('the prayer team answers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  inEachLanguage((locale) => {
    const text = words[locale];
    const person = { firstName: 'Elena', lastName: 'Vera', email: 'elena@example.org', locale };

    test.beforeEach(async ({ context }) => {
      const { url, superAdmin } = runningStack();
      await beOfTheTeam(context, locale, await sharedAccount(url, superAdmin, 'prayer-team'));
    });

    test(
      'with a message from Strapi in the person’s language, and notes by a tap what was sent',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const reference = await submitRequest('contact-requests', {
          ...person,
          phoneNumber: '+593 99 123 4567',
          notes: 'I would like to talk to somebody.',
        });
        await open(page, `/desk?kind=contact&reference=${reference}`);
        const request = page.getByRole('article');
        await expect(request.getByRole('option', { name: text.template })).toHaveCount(1);
        await expect(request.getByRole('option', { name: text.counseling })).toHaveCount(0);
        await request.getByLabel(text.message, { exact: true }).selectOption(text.template);
        await expect(request.getByLabel(text.text)).toHaveValue(text.greeting);
        await request.getByLabel(text.text).fill('Elena, +1 & 🙏');

        const encoded = encodeURIComponent('Elena, +1 & 🙏');
        await expect(request.getByRole('link', { name: text.email })).toHaveAttribute(
          'href',
          `mailto:elena@example.org?subject=${encodeURIComponent(text.template)}&body=${encoded}`,
        );
        const whatsapp = request.getByRole('link', { name: 'WhatsApp' });
        await expect(whatsapp).toHaveAttribute('href', `whatsapp://send?phone=593991234567&text=${encoded}`);
        await expect(request.getByRole('link', { name: text.sms })).toHaveAttribute(
          'href',
          `sms:+593991234567?&body=${encoded}`,
        );
        await expectAccessible(page);
        expect(await horizontalOverflow(page)).toBe(0);

        // This machine has no such app.
        await whatsapp.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
        await whatsapp.tap();
        await request.getByRole('button', { name: text.note }).tap();
        await expect(request.getByRole('listitem').getByText(text.noted)).toBeVisible();
        await expect(request.getByRole('button', { name: text.note })).toHaveCount(0);
      },
    );

    test(
      'warned where somebody in danger was not asked about the phone',
      { tag: byDayIn('es', locale) },
      async ({ page }) => {
        const reference = await submitRequest('prayer-requests', {
          ...person,
          phoneNumber: '+593 99 123 4567',
          prayerType: 'family',
          prayerRequest: text.danger,
          confidential: false,
          contactMe: true,
        });
        await open(page, `/desk?kind=prayer&reference=${reference}`);
        await expect(page.getByRole('article').getByText(text.notAsked)).toBeVisible();
      },
    );

    test('by email alone where it is not safe to call', { tag: byDayIn('es', locale) }, async ({ page }) => {
      const reference = await submitRequest('counseling-requests', {
        ...person,
        phone: '+593 99 123 4567',
        phoneSafety: 'no',
        counselingFor: 'We would like to talk about our marriage.',
      });
      await open(page, `/desk?kind=counseling&reference=${reference}`);
      const request = page.getByRole('article');
      await expect(request.getByText(text.unsafe)).toBeVisible();
      await expect(request.getByRole('option', { name: text.counseling })).toHaveCount(1);
      await expect(request.getByRole('link', { name: text.email })).toBeVisible();
      for (const name of [text.call, 'WhatsApp', text.sms]) {
        await expect(request.getByRole('link', { name })).toHaveCount(0);
      }
    });
  });
});
