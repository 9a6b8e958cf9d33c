export type TeamNote = {
  /** Null for what was written in the panel, without a line of its own about who and when. */
  readonly writtenAt: string | null;
  readonly author: string;
  readonly text: string;
};

/** The line above each note, as the CMS writes it. */
const heading = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC, (.+):$/;

/** The notes of a request, which are one text with a line of time and author above each. */
export function splitNotes(notes: string | null): TeamNote[] {
  const found: { writtenAt: string | null; author: string; lines: string[] }[] = [];
  for (const line of (notes ?? '').split('\n')) {
    const [, day, time, author] = heading.exec(line) ?? [];
    if (day !== undefined && time !== undefined && author !== undefined) {
      found.push({ writtenAt: `${day}T${time}:00Z`, author, lines: [] });
      continue;
    }
    if (found.length === 0) found.push({ writtenAt: null, author: '', lines: [] });
    found.at(-1)?.lines.push(line);
  }
  return found
    .map(({ writtenAt, author, lines }) => ({ writtenAt, author, text: lines.join('\n').trim() }))
    .filter(({ writtenAt, text }) => writtenAt !== null || text !== '');
}
