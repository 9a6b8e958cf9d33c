import { expect, type Locator, type Page } from '@playwright/test';
import { deferred } from './deferred';

type Form = {
  /** A text field. */
  field: Locator;
  send: Locator;
};

/**
 * On a slow connection a form can be filled in before its code is loaded: hydration keeps the text and the focus, and
 * moves nothing.
 */
export async function expectTypingBeforeHydration(page: Page, path: string, { field, send }: Form): Promise<void> {
  const { promise: code, resolve: arrive } = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await field.click();
  await page.keyboard.type('An');
  const form = page.getByRole('main').locator('form');
  await expect(form).toHaveAttribute('data-hydrated', 'false');
  const boxes = () => Promise.all([field, send].map((control) => control.boundingBox()));
  const before = await boxes();

  arrive();
  await expect(form).toHaveAttribute('data-hydrated', 'true');
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  await expect(field).toHaveValue('Ana');
  expect(await boxes()).toEqual(before);
}
