import { useState } from 'react';
import { useSession } from '../../lib/panel-session/session-provider';
import type { Answer } from './answer-message';
import type { EnteredDraft } from './entering/entered-values';
import type { Edits } from './request-edits';

type Draft = {
  readonly note: string;
  readonly edits: Edits;
  /** The message that was chosen, with the changes made to it. */
  readonly answer?: Answer;
  /** The text to be read aloud at the prayer meeting, while its form is open. */
  readonly meetingText?: string | undefined;
  /** A request that a member enters. */
  readonly entered?: EnteredDraft;
};

type Change = (before: Draft) => Partial<Draft>;

export type Drafts = {
  readonly of: (reference: string) => Draft;
  readonly change: (reference: string, change: Change) => void;
  readonly forget: (reference: string) => void;
};

type OwnedDrafts = { readonly owner: string | undefined; readonly drafts: Readonly<Record<string, Draft>> };

const nothing: OwnedDrafts = { owner: undefined, drafts: {} };
const empty: Draft = { note: '', edits: {} };

/** Unsaved and unsent input, in memory. It outlasts a session that ended by itself, for the same account alone. */
export function useDrafts(): Drafts {
  const { state, account, isOver } = useSession();
  const owner = account?.email;
  const [owned, setOwned] = useState(nothing);
  if (state === 'signed-out' && !isOver && owned !== nothing) setOwned(nothing);
  const of = (reference: string) => (owned.owner === owner ? (owned.drafts[reference] ?? empty) : empty);
  const put = (reference: string, next: (before: Draft) => Draft) =>
    setOwned((before) => {
      const drafts = before.owner === owner ? before.drafts : {};
      return { owner, drafts: { ...drafts, [reference]: next(drafts[reference] ?? empty) } };
    });
  return {
    of,
    change: (reference, change) => put(reference, (draft) => ({ ...draft, ...change(draft) })),
    forget: (reference) => put(reference, () => empty),
  };
}
