type Row = { documentId: string; locale: string };

/** One row of each document: the one in the language asked for, and where there is none, the other language's. */
export function chooseLanguage<T extends Row>(rows: readonly T[], locale: string): T[] {
  const chosen = new Map<string, T>();
  for (const row of rows) {
    if (row.locale === locale || !chosen.has(row.documentId)) {
      chosen.set(row.documentId, row);
    }
  }
  return [...chosen.values()];
}
