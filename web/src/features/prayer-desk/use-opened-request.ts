import type { OpenRequest } from '@contracts/prayer-desk';
import { useState } from 'react';
import { type FailureCause, failureOf } from './call-failure';
import { useDeskCalls } from './desk-calls';
import { type Difference, differences, type Edits, unsavedEdits } from './request-edits';
import { type Sent, withIdempotencyKey } from './idempotency-key';

export type Doing = 'prayer' | 'note' | 'change' | 'claim' | 'release';

type Outcome =
  | { readonly doing: Doing; readonly result: 'done' }
  | { readonly doing: Doing; readonly result: 'failed'; readonly cause: FailureCause }
  | { readonly doing: Doing; readonly result: 'conflict'; readonly differences: readonly Difference[] };

/**
 * An opened request and its actions. Each action returns whether it succeeded; `onAnswer` gets the request as it is
 * afterwards.
 */
export function useOpenedRequest(request: OpenRequest, onAnswer: (now: OpenRequest) => void) {
  const calls = useDeskCalls();
  const [busy, setBusy] = useState<Doing>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [edits, setEdits] = useState<Edits>({});
  const [sent, setSent] = useState<Partial<Record<'prayer' | 'note', Sent>>>({});
  const id = { kind: request.kind, reference: request.reference };

  function adopt(now: OpenRequest, doing: Doing): boolean {
    onAnswer(now);
    const changed = differences(request, now);
    const wantsMore = doing !== 'change' || Object.keys(unsavedEdits(edits, now)).length > 0;
    // No conflict if both members chose the same.
    setOutcome(wantsMore ? { doing, result: 'conflict', differences: changed } : { doing, result: 'done' });
    return !wantsMore;
  }

  async function attempt(doing: Doing, call: () => Promise<OpenRequest>): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(doing);
    setOutcome(undefined);
    try {
      onAnswer(await call());
      setOutcome({ doing, result: 'done' });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.cause === 'conflict') return adopt(failure.now, doing);
      setOutcome({ doing, result: 'failed', cause: failure.cause });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  const put = (revision: number, change: Edits) => calls.change(id, { revision, ...change });

  /** If only prayers were added meanwhile, the change is saved without asking. */
  async function putAgainAfterPrayers(change: Edits): Promise<OpenRequest> {
    try {
      return await put(request.revision, change);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.cause !== 'conflict' || differences(request, failure.now).length > 0) throw error;
      return put(failure.now.revision, change);
    }
  }

  return {
    request,
    busy,
    outcome,
    edits,
    edit: (more: Edits) => {
      setEdits({ ...edits, ...more });
      if (outcome?.doing === 'change' && outcome.result === 'done') setOutcome(undefined);
    },
    forgetEdits: () => {
      setEdits({});
      setOutcome(undefined);
    },
    async save(): Promise<boolean> {
      const saved = await attempt('change', () => putAgainAfterPrayers(unsavedEdits(edits, request)));
      if (saved) setEdits({});
      return saved;
    },
    pray(): Promise<boolean> {
      const prayer = withIdempotencyKey('', sent.prayer);
      setSent({ ...sent, prayer });
      return attempt('prayer', () => calls.pray(id, prayer.key));
    },
    async addNote(text: string): Promise<boolean> {
      const note = withIdempotencyKey(text, sent.note);
      setSent({ ...sent, note });
      const added = await attempt('note', () => calls.addNote(id, note));
      // The same text may be sent again on purpose.
      if (added) setSent(({ prayer }) => (prayer === undefined ? {} : { prayer }));
      return added;
    },
    claim: (give: 'take' | 'back') => attempt('claim', () => (give === 'take' ? calls.claim(id) : calls.giveBack(id))),
    release: () => attempt('release', () => calls.release(id)),
  };
}

export type OpenedRequest = ReturnType<typeof useOpenedRequest>;
