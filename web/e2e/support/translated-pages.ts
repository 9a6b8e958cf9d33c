import type { BrowserContext } from '@playwright/test';

/**
 * Replaces every text node of the site's pages by a `<font>` with the same words, again after each change, as Chrome and
 * Edge do when they translate: React keeps nodes that are no longer on the page.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ tag, untranslated }) => {
      const translate = (text: Text) => {
        if (!/\S/.test(text.data) || text.parentElement?.closest(untranslated) !== null) return;
        const words = document.createElement(tag);
        words.textContent = text.data;
        text.replaceWith(words);
      };
      const translateAll = (node: Node) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        for (let next: Node | null = node; next; next = walker.nextNode()) if (next instanceof Text) texts.push(next);
        texts.forEach(translate);
      };
      const begin = () => {
        translateAll(document.body);
        new MutationObserver((changes) => {
          for (const { type, target, addedNodes } of changes)
            (type === 'childList' ? Array.from(addedNodes) : [target]).forEach(translateAll);
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      // The panel's pages, which are Strapi's, never say that they are hydrated.
      new MutationObserver((_, observer) => {
        if (!('hydrated' in document.documentElement.dataset)) return;
        observer.disconnect();
        begin();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
    },
    { tag: 'font', untranslated: 'font, script, style, noscript, textarea, option, svg' },
  );
}
