/** Where a page tells once that it did not come alive. */
export const clientErrorPath = '/_client-error';

/** Tells the script that started the page (`web/server/pages/start-script.ts`). */
export function reportFailure(error: unknown): void {
  window.dispatchEvent(new ErrorEvent('error', { message: String(error) }));
}
