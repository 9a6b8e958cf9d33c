import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands now, or in the named part of it: each rule and the elements that break it. */
export async function accessibilityFaults(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(WCAG_2_2_AA).analyze();
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Passes when axe finds nothing on the page as it stands now, or in the named part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([]);
}
