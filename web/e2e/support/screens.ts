import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility';
import { horizontalOverflow } from './layout';
import { open, scrollThrough } from './open';

/** Every screen that a visitor can open. */
export const screens = [
  '/',
  '/?gospel=1',
  '/?event=all#revival',
  '/resources',
  '/resources?tab=training',
  '/resources?tab=resources',
  '/resources?article=two-chairs-and-a-pot-of-coffee',
  '/resources?article=no-such-article',
  '/resources?module=hospital-visitation',
  '/resources?module=hospital-visitation&quiz=1',
  '/resources?module=no-such-module',
  '/study-plan',
  '/leader-sheet?module=grief-counseling',
  '/leader-sheet?module=no-such-module',
  '/prayer',
  '/prayer/thanks',
  '/certificate',
  '/contact',
  '/counseling',
  '/revival',
  '/support',
  '/about',
  '/prophetic-ministry',
  '/marriage-ministry',
  '/mens-ministry',
  '/video-preview',
  '/privacy',
  '/no-such-page',
];

export const narrow = { width: 390, height: 844 };
export const wide = { width: 1440, height: 900 };

/** The link to the prayer form is visible, and the navigation bar fits into one row. */
async function barFaults(page: Page): Promise<string[]> {
  const bar = page.getByRole('navigation', { includeHidden: true }).first();
  const way = await bar.locator('a[href="/prayer"]').first().boundingBox();
  const size = page.viewportSize();
  if (!way || !size) return ['no way to prayer'];
  const isSeen = way.x >= 0 && way.x + way.width <= size.width && way.y >= 0 && way.y + way.height <= 80;
  return isSeen ? [] : [`the way to prayer is not in the bar: ${JSON.stringify(way)}`];
}

/** Fields whose labels are on one line have their controls on one line, however long the help between them is. */
async function rowFaults(page: Page): Promise<string[]> {
  const controls = 'input:not([type=checkbox], [type=radio]), select, textarea';
  const fields = await page
    .getByRole('main')
    .locator(controls)
    .evaluateAll((found) =>
      found.flatMap((control) => {
        const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
        if (!label || label.getClientRects().length === 0) return [];
        const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
        return [{ name: label.textContent, label: topOf(label), control: topOf(control) }];
      }),
    );
  return fields.flatMap(({ name, label, control }) =>
    fields
      .filter((other) => other.label === label && other.control > control + 1)
      .map((other) => `“${name}” stands higher than “${other.name}” beside it`),
  );
}

/**
 * Opens a screen in the first size and changes to the others in place. Says what is not accessible or does not fit;
 * `look` may check more on each width.
 */
export async function screenFaults(
  page: Page,
  { path, address, sizes = [narrow, wide] }: { path: string; address: string; sizes?: readonly (typeof narrow)[] },
  look: (width: number) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const examine = async ({ width }: typeof narrow) => {
    const at = `${path} at ${String(width)} px`;
    faults.push(...(await barFaults(page)).map((fault) => `${at}: ${fault}`));
    await scrollThrough(page);
    faults.push(...(await accessibilityViolations(page)).map((fault) => `${at}: ${fault}`));
    faults.push(...(await rowFaults(page)).map((fault) => `${at}: ${fault}`));
    faults.push(...(await look(width)).map((fault) => `${at}: ${fault}`));
  };
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    if (index === 0) await open(page, address);
    await examine(size);
  }
  // Last, because the new width makes the browser load other pictures and warn about unused preloads.
  const excess = await horizontalOverflow(page);
  return excess > 0 ? [...faults, `${path}: ${excess} px too wide at 320 px`] : faults;
}
