import { expect, type Locator, type Page } from '@playwright/test';
import { expectComplaints } from './console-guard';
import type { Locale } from './language';

/** A section by its heading. */
export const sectionOf = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: heading, exact: true });

const back = { en: 'Back to Home', es: 'Volver al inicio' } as const;

/** Follows the link back at the end of a ministry's page. */
export async function expectLinkHome(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: back[locale] }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#home')).toBeVisible();
}

type MissingPhoto = {
  /** Part of the file name. */
  file: string;
  /** The element with the photo. */
  place: Locator;
  /** The text shown instead. */
  words: string;
};

/** Reloads the page with a missing photo, whose place has a text instead. */
export async function expectMissingPhotoText(page: Page, { file, place, words }: MissingPhoto): Promise<void> {
  await page.route(`**/uploads/*${file}*`, (route) => route.fulfill({ status: 404 }));
  await expectComplaints(page, [new RegExp(`/uploads/.*${file}.*status of 404`)], async () => {
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await place.scrollIntoViewIfNeeded();
    await expect(place, `what stands in the place of ${file}`).toHaveText(words);
  });
}

/** Opens a photo in the viewer and closes it again. */
export async function expectPhotoEnlarged(page: Page, photo: Locator, look?: () => Promise<void>): Promise<void> {
  const large = page.getByRole('dialog');
  await photo.click();
  await expect(large).toBeVisible();
  await look?.();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
}
