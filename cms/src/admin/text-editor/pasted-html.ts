const isOfWordList = (paragraph: Element) =>
  paragraph.matches('[class*="MsoListParagraph"]') || /mso-list:\s*l\d/i.test(paragraph.getAttribute('style') ?? '');

const isNumbered = (paragraph: Element) => /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(paragraph.textContent);

/** Word writes lists as paragraphs that begin with a bullet or number of their own. */
function mendWordLists(document: Document): void {
  const lists = new Set<Element>();
  for (const paragraph of [...document.querySelectorAll('p')].filter(isOfWordList)) {
    const tag = isNumbered(paragraph) ? 'OL' : 'UL';
    const before = paragraph.previousElementSibling;
    const continues = before !== null && lists.has(before) && before.tagName === tag;
    const list = continues ? before : document.createElement(tag);
    if (!continues) paragraph.before(list);
    lists.add(list);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    for (const marker of item.querySelectorAll('[style*="mso-list:Ignore" i]')) marker.remove();
    list.append(item);
    paragraph.remove();
  }
}

/** Google Docs and search results lead through an address of Google's. */
function unwrapLinks(document: Document): void {
  for (const link of document.querySelectorAll('a[href^="https://www.google.com/url?"]')) {
    const target = new URL(link.getAttribute('href') ?? '').searchParams.get('q');
    if (target !== null) link.setAttribute('href', target);
  }
}

/** A pasted title is no title of the page, and headings below the fourth level become the fourth, as on the site. */
function limitHeadings(document: Document): void {
  for (const heading of document.querySelectorAll('h1, h5, h6')) {
    const allowed = document.createElement(heading.tagName === 'H1' ? 'h2' : 'h4');
    allowed.append(...heading.childNodes);
    heading.replaceWith(allowed);
  }
}

/** What is pasted from Word, Google Docs or a web page, so that the schema finds its lists, links and paragraphs. */
export function cleanPastedHtml(html: string): string {
  // Copied within the editor itself.
  if (html.includes('data-pm-slice')) return html;
  const document = new DOMParser().parseFromString(html, 'text/html');
  for (const useless of document.querySelectorAll('style, script, meta, title, xml')) useless.remove();
  mendWordLists(document);
  unwrapLinks(document);
  limitHeadings(document);
  // An empty line between paragraphs is the typist's way of spacing them.
  for (const paragraph of document.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '') paragraph.remove();
  }
  return document.body.innerHTML;
}
