import type { Page } from '@playwright/test';

/**
 * Turns an English page to be read from right to left. Returns the elements that are not exactly where a mirror would
 * show them; the text is the same, so every box has to be.
 */
export function mirrorFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLaidOut = (element: Element) =>
      element instanceof HTMLElement &&
      !['inline', 'contents', 'none'].includes(getComputedStyle(element).display) &&
      element.getClientRects().length > 0;
    const elements = [...document.querySelectorAll('body *')].filter(isLaidOut);
    const boxes = () => elements.map((element) => element.getBoundingClientRect());
    const before = boxes();
    document.documentElement.dir = 'rtl';
    const after = boxes();
    document.documentElement.dir = '';
    const width = document.documentElement.clientWidth;
    const isAstray = (index: number) => {
      const [one, other] = [before[index], after[index]];
      return one && other && Math.abs(width - one.right - other.left) > 2;
    };
    const astray = new Set(elements.filter((_element, index) => isAstray(index)));
    // What lies in something astray is astray too.
    return [...astray]
      .filter((element) => !element.parentElement || !astray.has(element.parentElement))
      .map((element) => `<${element.tagName.toLowerCase()}> “${element.textContent.slice(0, 40)}” is not mirrored`);
  });
}
