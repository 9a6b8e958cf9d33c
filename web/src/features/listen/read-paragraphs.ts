export type Paragraph = { readonly element: HTMLElement; readonly text: string; readonly language: string };

const readable = 'h1, h2, h3, h4, h5, p, li, blockquote, figcaption';
const notRead = '[data-not-read], details, nav, form, button, [role="status"], [role="alert"]';

/** Collects the paragraphs of an article or a module, from its title on, in the order of the page. */
export function readParagraphs(article: HTMLElement): readonly Paragraph[] {
  const elements = Array.from(article.querySelectorAll<HTMLElement>(readable));
  const title = elements.findIndex((element) => element.tagName === 'H1');
  return elements
    .slice(Math.max(0, title))
    .filter(
      (element) => !element.closest(notRead) && !element.querySelector(readable) && element.getClientRects().length > 0,
    )
    .map((element) => ({ element, text: spokenText(element), language: languageOf(element) }))
    .filter(({ text }) => text !== '');
}

function spokenText(element: HTMLElement): string {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], svg')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

function languageOf(element: HTMLElement): string {
  return element.closest<HTMLElement>('[lang]')?.lang ?? document.documentElement.lang;
}
