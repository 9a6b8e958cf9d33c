import { expect, type Locator, type Page } from '@playwright/test';
import { inLanguage, type Locale } from './language';
import { open, openForm } from './open';

/** A form with all fields filled in, in either language. */
export type FilledForm = {
  /** The address it is sent to. */
  call: string;
  send: Locator;
  expectSent: () => Promise<void>;
};

async function fill(place: Page | Locator, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) await place.locator(`#${form}-${field}`).fill(value);
}

/** Puts the text into every field for free text. */
const person = (text: string) => ({ firstName: text, lastName: text, email: `${text}@example.org` });

export async function fillPrayerRequest(page: Page, locale: Locale, text: string): Promise<FilledForm> {
  await openForm(page, inLanguage('/prayer', locale));
  await fill(page, 'prayer-request', { ...person(text), prayerRequest: `${text}: please pray with us.` });
  await page.locator('#prayer-request-prayerType').selectOption('family');
  await page.locator('#prayer-request-confidential').check();
  const [, first, second] = /(\d+) \+ (\d+)/.exec(await page.getByText(/^\d+ \+ \d+ =$/).innerText()) ?? [];
  await page.locator('#prayer-request-humanCheck').fill(String(Number(first) + Number(second)));
  return {
    call: '**/api/prayer-requests',
    send: page.getByRole('main').locator('button[type=submit]'),
    expectSent: () => expect(page.getByRole('dialog')).toBeVisible(),
  };
}

export async function fillMessage(page: Page, locale: Locale, text: string): Promise<FilledForm> {
  await openForm(page, inLanguage('/contact', locale));
  await fill(page, 'contact-general', { ...person(text), notes: text });
  return {
    call: '**/api/contact-requests',
    send: page.getByRole('main').locator('button[type=submit]'),
    expectSent: () =>
      expect(page.getByText(locale === 'en' ? 'We have your message' : 'Recibimos su mensaje')).toBeVisible(),
  };
}

export async function fillGospelContact(page: Page, locale: Locale, text: string): Promise<FilledForm> {
  const dialog = page.getByRole('dialog');
  await open(page, inLanguage('/?gospel=1', locale));
  await dialog.getByRole('button', { name: locale === 'en' ? 'Connect' : 'Contáctenos', exact: true }).click();
  // Until the dialog has come, the page has the form as well.
  await fill(dialog, 'contact-gospel', { ...person(text), phoneNumber: '555-123-4567', notes: text });
  return {
    call: '**/api/contact-requests',
    send: dialog.locator('button[type=submit]'),
    expectSent: () =>
      expect(page.getByText(locale === 'en' ? 'Thank you for writing to us' : 'Gracias por escribirnos')).toBeVisible(),
  };
}

export async function fillCounselingRequest(page: Page, locale: Locale, text: string): Promise<FilledForm> {
  const name = locale === 'en' ? 'Schedule Counseling' : 'Agendar consejería';
  await open(page, inLanguage('/marriage-ministry', locale));
  await page.getByRole('button', { name }).click();
  const counselingFor = `${text}: we want to listen to each other.`;
  await fill(page, 'counseling-request', { ...person(text), phone: '555-123-4567', counselingFor });
  return {
    call: '**/api/counseling-requests',
    send: page.getByRole('dialog').locator('button[type=submit]'),
    expectSent: () => expect(page.getByRole('main').locator('div[role=status]')).not.toBeEmpty(),
  };
}
