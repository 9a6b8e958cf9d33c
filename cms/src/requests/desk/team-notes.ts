type NewNote = { author: string; text: string };

const headings = /^\d{4}-\d\d-\d\d \d\d:\d\d UTC, (.+):$/gm;

/** Lines that look like the line above a note are set in unless they stood there before: nobody writes as another. */
export function withoutForgedHeadings(text: string, before: string | null): string {
  const known = new Set(before?.match(headings));
  return text.replace(headings, (line) => (known.has(line) ? line : ` ${line}`));
}

/** A note below a line of its time and author. */
function noteBlock({ author, text }: NewNote, now: number): string {
  const time = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  return `${time} UTC, ${author}:\n${withoutForgedHeadings(text, null)}`;
}

export function withNote(notes: string | null, note: NewNote, now: number): string {
  const added = noteBlock(note, now);
  return notes ? `${notes.trimEnd()}\n\n${added}` : added;
}

export function withAuthors(notes: string, nameOf: (author: string) => string): string {
  return notes.replace(headings, (line, author: string) => `${line.slice(0, -author.length - 1)}${nameOf(author)}:`);
}

/** Undefined if the note is not there as it was written, because somebody edited the notes in the panel. */
export function withoutNote(notes: string | null, note: NewNote, now: number): string | null | undefined {
  const blank = '\n\n';
  const all = `${blank}${notes ?? ''}${blank}`;
  const block = `${blank}${noteBlock(note, now)}${blank}`;
  const at = all.lastIndexOf(block);
  if (at === -1) return undefined;
  return `${all.slice(0, at)}${blank}${all.slice(at + block.length)}`.trim() || null;
}
