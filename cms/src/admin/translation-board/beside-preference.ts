const key = 'translation-board-beside';

/**
 * Whether the other language is shown beside an entry: as it was left last. Stored, because the panel drops what an
 * address says besides its search parameters, and sends those on to the server.
 */
export function isBesideOpen(storage: Storage): boolean {
  return storage.getItem(key) === 'open';
}

export function rememberBeside(storage: Storage, isOpen: boolean): void {
  storage.setItem(key, isOpen ? 'open' : 'closed');
}
