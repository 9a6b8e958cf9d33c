/** The translations quoted, both in the public domain. Named after the language of the passage. */
export const scripture = {
  'scripture.translation.en': 'World English Bible',
  'scripture.translation.es': 'Reina-Valera 1909',
} as const;
