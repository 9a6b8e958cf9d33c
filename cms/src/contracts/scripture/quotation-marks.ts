const closingOf: Readonly<Record<string, string>> = { '“': '”', '‘': '’', '«': '»' };
const openingMarks = new Set(Object.keys(closingOf));
const closingMarks = new Set(Object.values(closingOf));

/** An apostrophe looks like a closing mark, but a letter follows it, or comes right before it at the end of a word. */
function closes(text: string, index: number): boolean {
  const mark = text.charAt(index);
  if (!closingMarks.has(mark)) return false;
  return mark !== '’' || /[^\p{L}]/u.test(text.charAt(index - 1));
}

/** The positions of the marks that have no partner in this text. */
function unpaired(text: string): Set<number> {
  const open: { index: number; closing: string }[] = [];
  const alone = new Set<number>();
  for (let index = 0; index < text.length; index += 1) {
    const closing = closingOf[text.charAt(index)];
    if (closing !== undefined) {
      open.push({ index, closing });
    } else if (open.at(-1)?.closing === text.charAt(index) && !/^\p{L}/u.test(text.slice(index + 1))) {
      open.pop();
    } else if (closes(text, index)) {
      alone.add(index);
    }
  }
  for (const { index } of open) alone.add(index);
  return alone;
}

/** Cutting a passage out leaves the mark of a speech that began before it or goes on after it: that one may go. */
export function trimHangingQuotationMarks(text: string): string {
  const alone = unpaired(text);
  let start = 0;
  let end = text.length;
  while (start < end && openingMarks.has(text.charAt(start)) && alone.has(start)) start += 1;
  while (end > start && closingMarks.has(text.charAt(end - 1)) && alone.has(end - 1)) end -= 1;
  return text.slice(start, end).trim();
}
