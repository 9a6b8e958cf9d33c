/**
 * Where the seed notes in Strapi's core store what it has done. Each note is a row of `strapi_core_store_settings`, whose
 * columns are `key` and `value` (JSON).
 */
export const seedStore = { type: 'plugin', name: 'seed' } as const;

/** What the keys of these rows begin with. */
export const noteRows = `${seedStore.type}_${seedStore.name}_`;

/** The key under which a row was noted; none when the row is not the seed's. */
export function noteOfRow(rowKey: unknown): string | undefined {
  return typeof rowKey === 'string' && rowKey.startsWith(noteRows) ? rowKey.slice(noteRows.length) : undefined;
}

/**
 * The row that is there once the seed has run to its end; a database without it is empty, or its seed was interrupted:
 * `SELECT 1 FROM strapi_core_store_settings WHERE key = 'plugin_seed_completed'`.
 */
export const completedKey = 'completed';
export const completedRow = `${noteRows}${completedKey}`;
