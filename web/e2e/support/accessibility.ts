import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // What passes is neither gathered nor given a selector: that takes longer than the rules themselves.
  resultTypes: ['violations'],
  selectors: false,
};

const violationsSchema = v.array(
  v.object({ id: v.string(), help: v.string(), nodes: v.array(v.object({ html: v.string() })) }),
);

/** What axe finds on the page as it stands now, or in the named part of it: each rule and the elements that break it. */
export async function accessibilityFaults(page: Page, part = 'html'): Promise<string[]> {
  const hasAxe: unknown = await page.evaluate('"axe" in window');
  if (hasAxe !== true) await page.evaluate(axe);
  const what = `${JSON.stringify({ include: [part] })}, ${JSON.stringify(options)}`;
  const answer: unknown = await page.evaluate(`
    axe.run(${what}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => ({ html })) })))`);
  const violations = v.parse(violationsSchema, answer);
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Passes when axe finds nothing on the page as it stands now, or in the named part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessibilityFaults(page, part)).toEqual([]);
}
