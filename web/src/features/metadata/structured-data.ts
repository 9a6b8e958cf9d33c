import { createContext, useContext } from 'react';

/** Something as schema.org describes it. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

/**
 * Where the server gathers what a page says to machines, for its head. They read what the server sends: the browser is
 * spared the code, so components that describe things are rendered on the server alone.
 */
export const StructuredDataContext = createContext<(things: readonly Thing[]) => void>(() => undefined);

export function useStructuredData(things: readonly Thing[]): void {
  useContext(StructuredDataContext)(things);
}
