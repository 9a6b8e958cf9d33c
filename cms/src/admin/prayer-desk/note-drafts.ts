import { useState } from 'react';

export type Drafts = {
  readonly of: (reference: string) => string;
  readonly keep: (reference: string, draft: string) => void;
};

/** Notes that were begun, as long as the page is open; they are written down nowhere else. */
export function useNoteDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  return {
    of: (reference) => drafts[reference] ?? '',
    keep: (reference, draft) => setDrafts((kept) => ({ ...kept, [reference]: draft })),
  };
}
