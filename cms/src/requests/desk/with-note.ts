type NewNote = { author: string; text: string };

/** Appends a note with its time and author. */
export function withNote(notes: string | null, { author, text }: NewNote, now: number): string {
  const time = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  const added = `${time} UTC, ${author}:\n${text}`;
  return notes ? `${notes.trimEnd()}\n\n${added}` : added;
}
