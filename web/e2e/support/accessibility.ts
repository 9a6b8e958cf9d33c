import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Passes when axe finds nothing on the page as it stands now, or in the named part of it; otherwise names each rule and
 * the elements that break it.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(WCAG_2_2_AA).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
