import { useState } from 'react';

export type Drafts = {
  readonly of: (reference: string) => string;
  readonly keep: (reference: string, draft: string) => void;
};

/** Unsaved notes, held in memory only while the page is open. */
export function useNoteDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return {
    of: (reference) => drafts[reference] ?? '',
    keep: (reference, draft) => setDrafts((kept) => ({ ...kept, [reference]: draft })),
  };
}
