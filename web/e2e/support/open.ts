import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
  return answer;
}

/** Opens a page and waits until its form, which loads on interaction, can be sent. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The lower part of the home page waits for somebody to be there, too.
  await page.mouse.move(5, 5);
  const form = page.getByRole('main').locator('form');
  await form.scrollIntoViewIfNeeded();
  await page.mouse.move(10, 10);
  await expect(form).toHaveAttribute('data-hydrated', 'true');
}

/** Scrolls to the end like a reader, so that everything that waits for the viewport has been shown. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        // Intersection observers are called after the frame's animation callbacks.
        requestAnimationFrame(() => setTimeout(resolve));
        // Headless Chromium sometimes stops drawing a page (docs/decisions/0018).
        setTimeout(resolve, 1_000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
  });
}
