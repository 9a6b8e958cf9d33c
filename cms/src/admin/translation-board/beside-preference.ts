const key = 'translation-board-beside';

/**
 * Stored, because the panel drops what an address says besides its search parameters, and sends those to the server.
 */
export function isBesideOpen(storage: Storage): boolean {
  return storage.getItem(key) === 'open';
}

export function rememberBeside(storage: Storage, isOpen: boolean): void {
  storage.setItem(key, isOpen ? 'open' : 'closed');
}
