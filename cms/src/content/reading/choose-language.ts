type Row = { documentId: string; locale: string };

/** One row per document: in the requested language, or else in the other one. */
export function chooseLanguage<T extends Row>(rows: readonly T[], locale: string): T[] {
  const chosen = new Map<string, T>();
  for (const row of rows) {
    if (row.locale === locale || !chosen.has(row.documentId)) {
      chosen.set(row.documentId, row);
    }
  }
  return [...chosen.values()];
}
