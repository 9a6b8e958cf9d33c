/** In characters; as much as twenty printed pages. */
const longestText = 60_000;

/** Between two empty lines. A list of fifty items with bold titles has two hundred; each `<` may begin HTML. */
const mostMarks = 300;

/** Quotations and lists inside each other, and the characters that a line begins with. */
const deepest = 6;
const longestStart = 60;

/** Lines that begin a quotation or an item of a list, or underline a heading. */
const mostBeginnings = 1_000;

const mark = /[*_`[<]/g;
const lineAcross = /^[ \t]*([-*_=])(?:[ \t]*\1)*[ \t]*$/;
const startOfLine = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/;
const beginning = />|[-+*.)]/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isDeep(markdown: string): boolean {
  let beginnings = 0;
  for (const line of markdown.split('\n')) {
    const isAcross = lineAcross.test(line);
    const start = isAcross ? '' : (startOfLine.exec(line)?.[0] ?? '');
    const depth = count(start, beginning);
    beginnings += isAcross ? 1 : depth;
    if (start.length > longestStart || depth > deepest || beginnings > mostBeginnings) return true;
  }
  return false;
}

/**
 * The parser's time grows with the square of the marks in a paragraph and of nested quotations and lists. The editor
 * parses in the browser, so these limits are checked there as well; the CMS parses in a worker.
 */
export function isTooComplex(markdown: string): boolean {
  return (
    markdown.length > longestText ||
    isDeep(markdown) ||
    markdown.split(/\n[ \t]*\n/).some((block) => count(block, mark) > mostMarks)
  );
}
