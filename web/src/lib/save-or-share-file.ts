/** True if the device has a share sheet that takes such a file. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Closing the sheet is no failure. A file that took long to come needs another press before it may be shared. */
export async function shareFile(file: File): Promise<'shown' | 'press-again'> {
  try {
    await navigator.share({ files: [file] });
    return 'shown';
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'AbortError' ? 'shown' : 'press-again';
  }
}

/** Offers a file to be saved, as if the visitor had followed a link to it. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
