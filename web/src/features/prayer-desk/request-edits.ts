import type { OpenRequest, RequestChange } from '@contracts/prayer-desk';

/** A member's unsaved changes to a request; untouched fields are missing. */
export type Edits = Omit<RequestChange, 'revision'>;

export function unsavedEdits(edits: Edits, { status, assignee, followUpOn, nextStep }: OpenRequest): Edits {
  return {
    ...(edits.status === undefined || edits.status === status ? {} : { status: edits.status }),
    ...(edits.assigneeId === undefined || edits.assigneeId === (assignee?.id ?? null)
      ? {}
      : { assigneeId: edits.assigneeId }),
    ...(edits.followUpOn === undefined || edits.followUpOn === followUpOn ? {} : { followUpOn: edits.followUpOn }),
    ...(edits.nextStep === undefined || edits.nextStep === nextStep ? {} : { nextStep: edits.nextStep }),
  };
}

/** The values that a change replaces, to undo it. */
export function valuesBefore(change: Edits, { status, assignee, followUpOn, nextStep }: OpenRequest): Edits {
  return {
    ...(change.status === undefined ? {} : { status }),
    ...(change.assigneeId === undefined ? {} : { assigneeId: assignee?.id ?? null }),
    ...(change.followUpOn === undefined ? {} : { followUpOn }),
    ...(change.nextStep === undefined ? {} : { nextStep }),
  };
}

/** Edits made while a change was on its way. */
export function editsSince(sent: Edits, { status, assigneeId, followUpOn, nextStep }: Edits): Edits {
  return {
    ...(status === sent.status ? {} : { status }),
    ...(assigneeId === sent.assigneeId ? {} : { assigneeId }),
    ...(followUpOn === sent.followUpOn ? {} : { followUpOn }),
    ...(nextStep === sent.nextStep ? {} : { nextStep }),
  };
}

export function isUnsaved(edits: Edits, request: OpenRequest): boolean {
  return Object.keys(unsavedEdits(edits, request)).length > 0;
}

/** The edits apart from a counseling request's next step and its day, which have a form of their own. */
export function withoutStep(edits: Edits, { kind }: OpenRequest): Edits {
  if (kind !== 'counseling') return edits;
  const { nextStep: _step, followUpOn: _day, ...rest } = edits;
  return rest;
}

/** The unsaved edits of a counseling request's next step and its day. */
export function hasUnsavedStep(edits: Edits, request: OpenRequest): boolean {
  const unsaved = unsavedEdits(edits, request);
  return request.kind === 'counseling' && (unsaved.nextStep !== undefined || unsaved.followUpOn !== undefined);
}

export type Difference = 'status' | 'assignee' | 'followUpOn' | 'nextStep' | 'teamNotes' | 'spam';

/** The first prayer for a new request sets this status automatically. */
function isFirstPrayer(before: OpenRequest, after: OpenRequest): boolean {
  return before.status === 'new' && after.status === 'praying' && after.prayerCount > before.prayerCount;
}

/** Changes by another member that one must know before overwriting them. Prayers are only ever added. */
export function differences(before: OpenRequest, after: OpenRequest): Difference[] {
  const differs: Readonly<Record<Difference, boolean>> = {
    status: before.status !== after.status && !isFirstPrayer(before, after),
    assignee: before.assignee?.id !== after.assignee?.id,
    followUpOn: before.followUpOn !== after.followUpOn,
    nextStep: before.nextStep !== after.nextStep,
    teamNotes: before.teamNotes !== after.teamNotes,
    spam: before.spam !== after.spam,
  };
  const all: readonly Difference[] = ['status', 'assignee', 'nextStep', 'followUpOn', 'teamNotes', 'spam'];
  return all.filter((name) => differs[name]);
}
