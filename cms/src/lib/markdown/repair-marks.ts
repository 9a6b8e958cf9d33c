/** Spaces that Markdown does not take for one, and invisible marks. */
const oddSpaces = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/gu;
/** The beginning of a line: quotations, then perhaps a heading or an item. */
const beginning =
  /^((?:[^\S\n]|\u200b|\u2060)*(?:>[^\S\n]*)*)((?:#{1,6}|[-+*·]|\d{1,9}[.)])(?=[\u200b\u2060]*[^\S\n])|[•◦‣⁃∙▪■●○➢➤\uf0a7\uf0b7\uf0d8])?((?:[^\S\n]|\u200b|\u2060)*)/gmu;

/** Reads headings, lists and quotations as they were meant that were pasted with other spaces and bullets. */
export function repairMarks(markdown: string): string {
  return markdown.replace(beginning, (start: string, before: string, mark: string | undefined, after: string) => {
    const isMeant = mark !== undefined || before.includes('>');
    if (!isMeant || (start.search(oddSpaces) < 0 && !/[^\d#.)+*-]/u.test(mark ?? ''))) return start;
    return before.replace(oddSpaces, '') + (mark === undefined ? after : `${mark.replace(/[^\d#.)+*-]/u, '-')} `);
  });
}

/** Marks that people count or list with, and Markdown does not. */
const foreignMark = String.raw`(?:\(?(?:\p{L}|[ivx]{2,4})\)|\(\d{1,2}\)|\d{1,2}(?:\.-|[º°ª]\.?)|[–—✓✔])[^\S\n]`;
/** A heading, or two lines in a row, whose marks lack a space or are foreign. A line may be broken on purpose by `\`. */
const unclear = new RegExp(
  String.raw`^(?:#{2,6}[\p{L}¿¡]|[-·](?=\p{L}.*\n[-·]\p{L})|\d{1,2}[.)](?=\p{L}.*\n\d{1,2}[.)]\p{L})|${foreignMark}(?=.*[^\\\s]\n${foreignMark})).{0,60}`,
  'mu',
);

/** The first line that may be meant as a heading or a list, but is published as it is. */
export function unclearLine(markdown: string): string | undefined {
  return unclear.exec(repairMarks(markdown))?.[0];
}
