import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Passes are not collected, because that takes longer than the rules themselves.
  resultTypes: ['violations' as const],
  selectors: false,
};

/** Elements that fade in have too little contrast meanwhile. */
async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
    // Animations of removed elements are cancelled, which ends them too.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** The violations that axe finds on the page, or in part of it, with their elements. */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Half a megabyte, injected once per page.
  const source = isThere ? { axeSource: 'void axe;' } : {};
  // Otherwise a blank page is opened for every check; that is only for frames of other hosts, of which there are none.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().include(part).options(options);
  await untilSettled(page);
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html).join(' | ')}`);
}

/** The annotation of a journey whose twin in the other language looks at the same states by day. */
export const lookedAtByTwin = 'axe looks at its twin';

const isNight = process.env.TEST_ALL !== undefined;
const openDialog = '[role=dialog]:not([aria-hidden=true] *, [inert] *)';

/**
 * Fails if axe finds a violation on the page, or in part of it. By day a dialog that is open is looked at by itself,
 * because `screens.spec.ts` looks at what stands behind it.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  if (isNight) {
    expect(await accessibilityViolations(page, part)).toEqual([]);
    return;
  }
  if (test.info().annotations.some(({ type }) => type === lookedAtByTwin)) return;
  const isOpen = part === undefined && (await page.locator(openDialog).count()) > 0;
  expect(await accessibilityViolations(page, isOpen ? openDialog : part)).toEqual([]);
}
