/** Offers a file to be saved, as if the visitor had followed a link to it. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
