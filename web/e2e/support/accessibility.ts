import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Fails if axe finds a violation on the page, or in part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessibilityViolations(page, part)).toEqual([]);
}
