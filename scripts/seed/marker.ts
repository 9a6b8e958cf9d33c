/**
 * Where the seed notes in Strapi's core store what it has done. Each note is a row of `strapi_core_store_settings`, whose
 * columns are `key` and `value` (JSON).
 */
export const seedStore = { type: 'plugin', name: 'seed' } as const;

/**
 * The row that is there once the seed has run to its end; a database without it is empty, or its seed was interrupted:
 * `SELECT 1 FROM strapi_core_store_settings WHERE key = 'plugin_seed_completed'`.
 */
export const completedKey = 'completed';
export const completedRow = `${seedStore.type}_${seedStore.name}_${completedKey}`;
