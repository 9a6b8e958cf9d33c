/** While a dialog is on its way, and when it could not be had. */
export const dialog = {
  'dialog.opening': 'Opening…',
  'dialog.failed': 'This could not be loaded. Please check your connection.',
  'dialog.retry': 'Try again',
  'dialog.close': 'Close',
} as const;
