import type { OpenRequest, RequestChange } from '@contracts/prayer-desk';

/** A member's unsaved changes to a request; untouched fields are missing. */
export type Edits = Omit<RequestChange, 'revision'>;

/** The edits that differ from the current request. */
export function unsavedEdits(edits: Edits, { status, assignee, followUpOn }: OpenRequest): Edits {
  return {
    ...(edits.status === undefined || edits.status === status ? {} : { status: edits.status }),
    ...(edits.assigneeId === undefined || edits.assigneeId === (assignee?.id ?? null)
      ? {}
      : { assigneeId: edits.assigneeId }),
    ...(edits.followUpOn === undefined || edits.followUpOn === followUpOn ? {} : { followUpOn: edits.followUpOn }),
  };
}

/** What undoes a change: the values that it replaces. */
export function valuesBefore(change: Edits, { status, assignee, followUpOn }: OpenRequest): Edits {
  return {
    ...(change.status === undefined ? {} : { status }),
    ...(change.assigneeId === undefined ? {} : { assigneeId: assignee?.id ?? null }),
    ...(change.followUpOn === undefined ? {} : { followUpOn }),
  };
}

export function isUnsaved(edits: Edits, request: OpenRequest): boolean {
  return Object.keys(unsavedEdits(edits, request)).length > 0;
}

export type Difference = 'status' | 'assignee' | 'followUpOn' | 'teamNotes' | 'quarantined';

/** The first prayer for a new request sets this status automatically. */
function isFirstPrayer(before: OpenRequest, after: OpenRequest): boolean {
  return before.status === 'new' && after.status === 'praying' && after.prayerCount > before.prayerCount;
}

/**
 * Changes by another member that one must know before overwriting them. Prayers are not included, because they are only
 * ever added.
 */
export function differences(before: OpenRequest, after: OpenRequest): Difference[] {
  const differs: Readonly<Record<Difference, boolean>> = {
    status: before.status !== after.status && !isFirstPrayer(before, after),
    assignee: before.assignee?.id !== after.assignee?.id,
    followUpOn: before.followUpOn !== after.followUpOn,
    teamNotes: before.teamNotes !== after.teamNotes,
    quarantined: before.quarantined !== after.quarantined,
  };
  const all: readonly Difference[] = ['status', 'assignee', 'followUpOn', 'teamNotes', 'quarantined'];
  return all.filter((name) => differs[name]);
}
