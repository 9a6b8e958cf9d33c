import type { Page } from '@playwright/test';
import type * as dictionaries from '../../src/i18n/dictionaries';
import { importSource } from './source';

export const { allTexts } = await importSource<typeof dictionaries>('/src/i18n/dictionaries.ts');

type Said = { text: string; where: string };

/** All texts and accessible names of a page that are in this language. */
export function said(page: Page, language: string): Promise<Said[]> {
  return page.evaluate((wanted) => {
    const isWanted = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === wanted;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> in ${element.parentElement?.className ?? ''}`;
    const found: Said[] = [];
    const add = (text: string | null, element: Element, attribute = '') => {
      const words = text
        ?.replace(/https?:\/\/\S+/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (words && isWanted(element)) found.push({ text: words, where: `${attribute} ${name(element)}`.trim() });
    };
    const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent && !silent.has(parent.tagName)) add(node.textContent, parent);
    }
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];
    for (const attribute of attributes) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        add(element.getAttribute(attribute), element, attribute);
      }
    }
    add(document.title, document.documentElement, 'title');
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]')) {
      const isWords = !/:(?:url|image|locale|type)/.test(meta.getAttribute('property') ?? '');
      if (isWords) add(meta.getAttribute('content'), document.documentElement, 'meta');
    }
    return found;
  }, language);
}
