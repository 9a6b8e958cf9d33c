/** In characters; as much as twenty printed pages. */
export const longestText = 60_000;

/** Between two empty lines. A list of fifty items with bold titles has two hundred. */
const mostMarks = 300;

/** Quotations and lists inside each other, and the characters that a line begins with. */
const deepest = 6;
const longestStart = 60;

const mark = /[*_`[]/g;
const lineAcross = /^[ \t]*([-*_])(?:[ \t]*\1)*[ \t]*$/;
const startOfLine = /^(?:[ \t>]|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/;
const container = />|[-+*.)]/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function isDeep(line: string): boolean {
  const start = lineAcross.test(line) ? '' : (startOfLine.exec(line)?.[0] ?? '');
  return start.length > longestStart || count(start, container) > deepest;
}

/**
 * Whether a text is more than the Markdown parser may be given. Its time grows with the square of the marks in a paragraph
 * and with the depth of quotations and lists inside each other, which also use up the stack: a few thousand characters,
 * written for that purpose, would stop the whole program.
 */
export function isTangled(markdown: string): boolean {
  return (
    markdown.length > longestText ||
    markdown.split(/\n[ \t]*\n/).some((block) => count(block, mark) > mostMarks) ||
    markdown.split('\n').some(isDeep)
  );
}
