import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { inLanguage } from './language';
import { open } from './open';
import { allTexts } from './texts';

const english = new Map(Object.entries(allTexts.en));
const spanish = new Map(Object.entries(allTexts.es));

/** A Spanish text of the interface; if it has placeholders, the longest piece between them. */
export function say(key: string): string {
  const text = spanish.get(key);
  if (text === undefined) throw new Error(`Nothing is called ${key}.`);
  const [longest = ''] = text.split(/\{\w+\}/).sort((one, other) => other.length - one.length);
  return longest.trim();
}

export const button = (place: Page | Locator, key: string): Locator =>
  place.getByRole('button', { name: say(key), exact: true });

export const visit = (page: Page, path: string): Promise<Response | null> => open(page, inLanguage(path, 'es'));

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const spoken = new Set(spanish.values());

/** Patterns of the interface's texts that are English only. */
const englishTexts = [...english.values()]
  .filter((text) => !spoken.has(text) && /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')))
  .map((text) =>
    text
      .split(/\{\w+\}/)
      .map(escape)
      .join('.+'),
  );

const wholeEnglish = new RegExp(`^(?:${englishTexts.join('|')})$`);
/** Long enough not to occur in Spanish by chance. */
const partlyEnglish = new RegExp(englishTexts.filter((text) => text.includes(' ') && text.length >= 12).join('|'));
/** Common English words that do not exist in Spanish. */
const englishWords = /\b(?:the|and|with|your|you|this|that|from|have|please|were|of|our|we)\b/i;

const topics = [...new Set(Array.from(english.keys(), (key) => /^\w+/.exec(key)?.[0] ?? ''))];
const bareKey = new RegExp(`\\b(?:${topics.join('|')})(?:\\.\\w+)+`);

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

/** Fails if the page shows English or an untranslated key. */
export async function expectSpanish(page: Page): Promise<void> {
  const found = await said(page, 'es');
  expect(found.length).toBeGreaterThan(20);
  const wrong = found.filter(
    ({ text }) => wholeEnglish.test(text) || partlyEnglish.test(text) || englishWords.test(text) || bareKey.test(text),
  );
  expect(wrong, `${page.url()} says`).toEqual([]);
}
