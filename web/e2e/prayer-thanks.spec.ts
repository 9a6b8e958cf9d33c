import { expectAccessible } from './support/accessibility';
import { expectComplaints } from './support/console-guard';
import { beOfTheTeam } from './support/desk';
import { expectMissingFieldsListed } from './support/form-steps';
import { expect, inEachLanguage, test } from './support/journey';
import { inLanguage } from './support/language';
import { expectHeadingsInOrder, horizontalOverflow } from './support/layout';
import { open, openForm } from './support/open';
import { submitRequest } from './support/requests';
import { runningStack } from './support/stack';

const words = {
  en: {
    link: 'Has God answered? Tell us what happened',
    title: 'What has happened since?',
    reference: /^Reference of your prayer request/,
    happened: /^What happened/,
    share: /^You may share this, without my name/,
    send: 'Tell the prayer team',
    unknown: /We do not have a prayer request with this reference/,
    received: 'Thank you for telling us. Those who prayed for you will read it.',
    summary: '2 fields need your attention',
    told: 'My brother came home last night. Thanks be to God!',
    find: /^Find/,
    thanks: /^Thanks/,
    since: 'What happened since',
    shared: /^May be shared/,
    status: 'Status',
    save: 'Save changes',
    saved: 'Saved.',
    answered: /^Answered/,
  },
  es: {
    link: '¿Dios ha respondido? Cuéntenos qué pasó',
    title: '¿Qué ha pasado desde entonces?',
    reference: /^Referencia de su petición de oración/,
    happened: /^Qué pasó/,
    share: /^Pueden compartirlo, sin mi nombre/,
    send: 'Contarle al equipo de oración',
    unknown: /No tenemos ninguna petición de oración con esta referencia/,
    received: 'Gracias por contarnos. Lo leerán quienes oraron por usted.',
    summary: '2 campos necesitan su atención',
    told: 'Mi hermano volvió anoche a casa. ¡Gracias a Dios!',
    find: /^Buscar/,
    thanks: /^Gracias/,
    since: 'Qué ha pasado desde entonces',
    shared: /^Se puede compartir/,
    status: 'Estado',
    save: 'Guardar cambios',
    saved: 'Guardado.',
    answered: /^Respondidas/,
  },
} as const;

inEachLanguage((locale) => {
  const text = words[locale];

  test('somebody tells what happened, and the prayer team reads it with the request', async ({ page, context }) => {
    const reference = await submitRequest('prayer-requests', {
      firstName: 'Mercy',
      lastName: 'Aguirre',
      email: 'mercy@example.org',
      phoneNumber: '',
      prayerType: 'family',
      prayerRequest: `Please pray that my brother comes home. ${locale}`,
      confidential: false,
      contactMe: false,
      locale,
    });
    const field = page.getByLabel(text.reference);
    const happened = page.getByLabel(text.happened);
    const send = page.getByRole('button', { name: text.send });

    await test.step('from the page where one asks for prayer', async () => {
      await open(page, inLanguage('/prayer', locale));
      await page.getByRole('link', { name: text.link }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await openForm(page, inLanguage('/prayer/thanks', locale));
      await expectAccessible(page);
      await expectHeadingsInOrder(page);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    await test.step('what is missing or wrong is said at its field, and nothing typed is lost', async () => {
      await expectMissingFieldsListed(page, { name: 'the form', send, summary: text.summary, count: 2 });
      await field.fill('P-0000-0000');
      // As a person types: what comes within half a second of opening the form is refused as automated.
      await happened.pressSequentially(text.told, { delay: 20 });
      await expectComplaints(page, [/status of 400/], async () => {
        await send.click();
        await expect(page.getByRole('main').getByText(text.unknown).first()).toBeVisible();
      });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(happened).toHaveValue(text.told);
      await expectAccessible(page);
    });

    await test.step('it is received', async () => {
      await field.fill(reference.toLowerCase().replaceAll('-', ' '));
      await page.getByLabel(text.share).check();
      await send.click();
      await expect(page.getByText(text.received)).toBeVisible();
      await expect(page.getByText(reference)).toBeVisible();
      await expect(happened).toHaveValue('');
      await expectAccessible(page);
      const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href]));
      expect(stored).not.toContain(reference);
    });

    await test.step('at the desk, where it is closed as answered by God', async () => {
      await beOfTheTeam(context, locale, runningStack().prayerTeam);
      await open(page, '/desk');
      await page.getByRole('link', { name: text.find }).click();
      await page.getByRole('link', { name: text.thanks }).click();
      await page.getByRole('link', { name: reference }).click();
      const request = page.getByRole('article');
      await expect(request.getByRole('heading', { name: text.since })).toBeVisible();
      await expect(request.getByText(text.told)).toBeVisible();
      await expect(request.getByText(text.shared)).toBeVisible();
      await request.getByLabel(text.status).selectOption('answered-by-god');
      await request.getByRole('button', { name: text.save }).click();
      await expect(request.getByRole('status').filter({ hasText: text.saved })).toBeVisible();
      await expectAccessible(page);
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole('link', { name: text.find }).click();
      await page.getByRole('link', { name: text.answered }).click();
      await expect(page.getByRole('link', { name: reference })).toBeVisible();
    });
  });
});
