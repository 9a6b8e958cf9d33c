import { useState } from 'react';
import { useSession } from '../../lib/panel-session/session-provider';
import type { Edits } from './request-edits';

type Change<Value> = (before: Value) => Value;

export type Drafts = {
  readonly noteOf: (reference: string) => string;
  readonly changeNote: (reference: string, change: Change<string>) => void;
  readonly editsOf: (reference: string) => Edits;
  readonly changeEdits: (reference: string, change: Change<Edits>) => void;
  readonly forget: (reference: string) => void;
};

type Draft = { readonly note: string; readonly edits: Edits };
type Kept = { readonly owner: string | undefined; readonly drafts: Readonly<Record<string, Draft>> };

const nothing: Kept = { owner: undefined, drafts: {} };
const empty: Draft = { note: '', edits: {} };

/**
 * What somebody began, in memory: notes, and changes that are not saved. They outlast a session that ended by itself, for
 * the same account alone.
 */
export function useDrafts(): Drafts {
  const { state, account, isOver } = useSession();
  const owner = account?.email;
  const [kept, setKept] = useState(nothing);
  if (state === 'signed-out' && !isOver && kept !== nothing) setKept(nothing);
  const of = (reference: string) => (kept.owner === owner ? (kept.drafts[reference] ?? empty) : empty);
  const change = (reference: string, changed: Change<Draft>) =>
    setKept((before) => {
      const drafts = before.owner === owner ? before.drafts : {};
      return { owner, drafts: { ...drafts, [reference]: changed(drafts[reference] ?? empty) } };
    });
  return {
    noteOf: (reference) => of(reference).note,
    changeNote: (reference, changed) => change(reference, (draft) => ({ ...draft, note: changed(draft.note) })),
    editsOf: (reference) => of(reference).edits,
    changeEdits: (reference, changed) => change(reference, (draft) => ({ ...draft, edits: changed(draft.edits) })),
    forget: (reference) => change(reference, () => empty),
  };
}
