import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its links and buttons are the application's, not only the server's HTML. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  return answer;
}

/** Opens a page and waits until its form, whose code comes with the first touch, can be sent. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(form).toHaveAttribute('aria-busy', 'false');
}
