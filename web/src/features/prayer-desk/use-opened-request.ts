import type { OpenRequest } from '@contracts/prayer-desk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Sent, withIdempotencyKey } from '../../lib/idempotency-key';
import { failureOf } from './call-failure';
import { useDeskCalls } from './desk-calls';
import { useDrafts } from './drafts';
import {
  type Difference,
  differences,
  editableValues,
  editsSince,
  type Edits,
  isUnsaved,
  unsavedEdits,
  valuesBefore,
} from './request-edits';

/** A counseling request's next step has a form of its own. */
type Saving = 'change' | 'step';
export type Doing = 'prayer' | 'note' | 'claim' | 'release' | Saving;

const isSaving = (doing: Doing) => doing === 'change' || doing === 'step';

/** Undoes the last action. `draft` is a text to write again afterwards. */
type Undo = { readonly call: () => Promise<OpenRequest>; readonly draft?: string };

type Outcome = {
  readonly doing: Doing;
  readonly undo?: Undo | undefined;
  /** Only of what failed. */
  readonly error?: unknown;
} & (
  | { readonly result: 'done' | 'undone' | 'not-undone' | 'failed' }
  | { readonly result: 'conflict'; readonly differences: readonly Difference[] }
);

/** Each action returns whether it succeeded; `onAnswer` gets the request as it is afterwards. */
export function useOpenedRequest(request: OpenRequest, onAnswer: (now: OpenRequest) => void) {
  const calls = useDeskCalls();
  const [busy, setBusy] = useState<Doing>();
  const [outcome, setOutcome] = useState<Outcome>();
  const drafts = useDrafts();
  const draft = drafts.of(request.reference);
  const { edits } = draft;
  const changeDraft = (change: Parameters<typeof drafts.change>[1]) => drafts.change(request.reference, change);
  const changeEdits = (change: (before: Edits) => Edits) => changeDraft((before) => ({ edits: change(before.edits) }));
  const dropSaved = useEffectEvent(() => {
    if (Object.keys(edits).length > 0) changeEdits((before) => unsavedEdits(before, request));
  });
  // What somebody else has chosen too is no edit any longer.
  useEffect(() => dropSaved(), [request]);
  const sent = useRef<{ prayer?: Sent; note?: Sent }>({});

  function adopt(now: OpenRequest, doing: Doing): boolean {
    onAnswer(now);
    const changed = differences(request, now);
    const wantsMore = !isSaving(doing) || isUnsaved(edits, now);
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
      setOutcome({ doing, result: 'failed', error });
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  /** Does nothing if the last action cannot be undone. */
  async function undo(): Promise<{ draft: string } | undefined> {
    if (busy !== undefined || outcome?.undo === undefined) return;
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
      } else setOutcome({ doing, result: 'failed', error, undo: last });
      return;
    } finally {
      setBusy(undefined);
    }
  }

  const put = (revision: number, change: Edits) => calls.change(request, { revision, ...change });

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
    draft,
    changeDraft,
    /** What the fields show: the request with the unsaved edits. */
    values: { ...editableValues(request), ...edits },
    edit: (more: Edits) => {
      // What equals the request is no edit: stored, it would later undo what somebody else changed.
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
      const { key } = (sent.current.prayer = withIdempotencyKey('', sent.current.prayer));
      const prayed = await attempt(
        'prayer',
        () => calls.pray(request, key),
        () => ({ call: () => calls.undoPrayer(request, key) }),
      );
      // After undoing it, a prayer is another one.
      if (prayed) delete sent.current.prayer;
      return prayed;
    },
    /** `draft` is what undoing it gives back to its field. */
    async addNote(text: string, draft = ''): Promise<boolean> {
      const note = (sent.current.note = withIdempotencyKey(text, sent.current.note));
      const added = await attempt(
        'note',
        () => calls.addNote(request, note),
        () => ({ call: () => calls.undoNote(request, note), draft }),
      );
      // The same text may be sent again on purpose.
      if (added) delete sent.current.note;
      return added;
    },
    claim: (give: 'take' | 'back') =>
      attempt('claim', () => (give === 'take' ? calls.claim(request) : calls.giveBack(request))),
    release: () => attempt('release', () => calls.release(request)),
  };
}

export type OpenedRequest = ReturnType<typeof useOpenedRequest>;
