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
