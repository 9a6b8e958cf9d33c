import type { Page, Response } from '@playwright/test';

/** Opens a page and waits until its links and buttons are the application's, not only the server's HTML. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  return answer;
}
