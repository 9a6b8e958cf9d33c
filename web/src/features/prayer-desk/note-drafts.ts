import { useState } from 'react';
import { useSession } from '../../lib/panel-session/session-provider';

export type Drafts = {
  readonly of: (reference: string) => string;
  readonly keep: (reference: string, draft: string) => void;
};

type Kept = { readonly owner: string | undefined; readonly texts: Readonly<Record<string, string>> };

const nothing: Kept = { owner: undefined, texts: {} };

/** Notes that somebody began, in memory. They outlast a session that ended by itself, for the same account alone. */
export function useNoteDrafts(): Drafts {
  const { state, account, isOver } = useSession();
  const owner = account?.email;
  const [kept, setKept] = useState(nothing);
  if (state === 'signed-out' && !isOver && kept !== nothing) setKept(nothing);
  return {
    of: (reference) => (kept.owner === owner ? (kept.texts[reference] ?? '') : ''),
    keep: (reference, draft) =>
      setKept((before) => ({
        owner,
        texts: { ...(before.owner === owner ? before.texts : {}), [reference]: draft },
      })),
  };
}
