import type { OpenRequest } from '@contracts/prayer-desk';
import { useState } from 'react';
import { type FailureCause, failureOf } from './call-failure';
import { useDeskCalls } from './desk-calls';
import type { Drafts } from './drafts';
import { type Difference, differences, editsSince, type Edits, unsavedEdits, valuesBefore } from './request-edits';
import { type Sent, withIdempotencyKey } from './idempotency-key';

/** A counseling request's next step has a form of its own. */
type Saving = 'change' | 'step';
export type Doing = 'prayer' | 'note' | 'claim' | 'release' | Saving;

const isSaving = (doing: Doing) => doing === 'change' || doing === 'step';

/** Undoes the last action. `draft` is a text to write again afterwards. */
type Undo = { readonly call: () => Promise<OpenRequest>; readonly draft?: string };

type Outcome =
  | { readonly doing: Doing; readonly result: 'done'; readonly undo?: Undo | undefined }
  | { readonly doing: Doing; readonly result: 'undone' | 'not-undone' }
  | { readonly doing: Doing; readonly result: 'failed'; readonly cause: FailureCause; readonly undo?: Undo }
  | { readonly doing: Doing; readonly result: 'conflict'; readonly differences: readonly Difference[] };

/** Each action returns whether it succeeded; `onAnswer` gets the request as it is afterwards. */
export function useOpenedRequest(request: OpenRequest, onAnswer: (now: OpenRequest) => void, drafts: Drafts) {
  const calls = useDeskCalls();
  const [busy, setBusy] = useState<Doing>();
  const [outcome, setOutcome] = useState<Outcome>();
  const edits = drafts.of(request.reference).edits;
  const changeEdits = (change: (before: Edits) => Edits) =>
    drafts.change(request.reference, (draft) => ({ edits: change(draft.edits) }));
  const [sent, setSent] = useState<Partial<Record<'prayer' | 'note', Sent>>>({});
  const id = { kind: request.kind, reference: request.reference };

  function adopt(now: OpenRequest, doing: Doing): boolean {
    onAnswer(now);
    const changed = differences(request, now);
    const wantsMore = !isSaving(doing) || Object.keys(unsavedEdits(edits, now)).length > 0;
    // No conflict if both members chose the same.
    setOutcome(wantsMore ? { doing, result: 'conflict', differences: changed } : { doing, result: 'done' });
    return !wantsMore;
  }

  async function attempt(
    doing: Doing,
    call: () => Promise<OpenRequest>,
    undoOf?: (now: OpenRequest) => Undo,
  ): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(doing);
    setOutcome(undefined);
    try {
      const now = await call();
      onAnswer(now);
      setOutcome({ doing, result: 'done', undo: undoOf?.(now) });
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

  /** Does nothing if the last action cannot be undone. */
  async function undo(): Promise<{ draft: string } | undefined> {
    if (busy !== undefined || outcome === undefined || !('undo' in outcome) || outcome.undo === undefined) return;
    const { doing, undo: last } = outcome;
    setBusy(doing);
    try {
      onAnswer(await last.call());
      setOutcome({ doing, result: 'undone' });
      return { draft: last.draft ?? '' };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.cause === 'conflict') {
        onAnswer(failure.now);
        setOutcome({ doing, result: 'not-undone' });
      } else setOutcome({ doing, result: 'failed', cause: failure.cause, undo: last });
      return;
    } finally {
      setBusy(undefined);
    }
  }

  const put = (revision: number, change: Edits) => calls.change(id, { revision, ...change });

  /** If only prayers were added meanwhile, the change is saved without asking. */
  async function putAgainAfterPrayers(base: OpenRequest, change: Edits): Promise<OpenRequest> {
    try {
      return await put(base.revision, change);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.cause !== 'conflict' || differences(base, failure.now).length > 0) throw error;
      return put(failure.now.revision, change);
    }
  }

  return {
    request,
    busy,
    outcome,
    edits,
    edit: (more: Edits) => {
      // What equals the request is no edit: kept, it would later undo what somebody else changed.
      changeEdits((before) => unsavedEdits({ ...before, ...more }, request));
      if (outcome !== undefined && isSaving(outcome.doing) && outcome.result === 'done') setOutcome(undefined);
    },
    forgetEdits: () => {
      changeEdits(() => ({}));
      setOutcome(undefined);
    },
    undo,
    async save(doing: Saving): Promise<boolean> {
      const change = unsavedEdits(edits, request);
      const before = valuesBefore(change, request);
      const saved = await attempt(
        doing,
        () => putAgainAfterPrayers(request, change),
        (now) => ({ call: () => putAgainAfterPrayers(now, before) }),
      );
      if (saved) changeEdits((now) => editsSince(edits, now));
      return saved;
    },
    async pray(): Promise<boolean> {
      const prayer = withIdempotencyKey('', sent.prayer);
      setSent({ ...sent, prayer });
      const prayed = await attempt(
        'prayer',
        () => calls.pray(id, prayer.key),
        () => ({ call: () => calls.undoPrayer(id, prayer.key) }),
      );
      // After undoing it, a prayer is another one.
      if (prayed) setSent(({ note }) => (note === undefined ? {} : { note }));
      return prayed;
    },
    /** `draft` is what undoing it gives back to its field. */
    async addNote(text: string, draft = ''): Promise<boolean> {
      const note = withIdempotencyKey(text, sent.note);
      setSent({ ...sent, note });
      const added = await attempt(
        'note',
        () => calls.addNote(id, note),
        () => ({ call: () => calls.undoNote(id, note), draft }),
      );
      // The same text may be sent again on purpose.
      if (added) setSent(({ prayer }) => (prayer === undefined ? {} : { prayer }));
      return added;
    },
    claim: (give: 'take' | 'back') => attempt('claim', () => (give === 'take' ? calls.claim(id) : calls.giveBack(id))),
    release: () => attempt('release', () => calls.release(id)),
  };
}

export type OpenedRequest = ReturnType<typeof useOpenedRequest>;
