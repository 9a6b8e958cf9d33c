import { expect, type Locator, type Page } from '@playwright/test';
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
