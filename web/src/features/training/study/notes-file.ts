export type ModuleNotes = {
  title: string;
  notes: string;
  /** With whether they are done. */
  actionItems?: { title: string; items: readonly { text: string; isDone: boolean }[] };
};

/** Notes as plain text that opens on every device. */
export function notesText(modules: readonly ModuleNotes[]): string {
  return modules.map(textOf).join('\n\n\n');
}

function textOf({ title, notes, actionItems }: ModuleNotes): string {
  const items = actionItems?.items.map(({ text, isDone }) => `[${isDone ? 'x' : ' '}] ${text.replaceAll('**', '')}`);
  return [
    `${title}\n${'='.repeat(title.length)}`,
    ...(actionItems && items ? [`${actionItems.title}\n${items.join('\n')}`] : []),
    notes.trim(),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
