import type { OpenRequest, RequestChange } from '@contracts/prayer-desk';

/** A member's unsaved changes to a request; untouched fields are missing. */
export type Edits = Omit<RequestChange, 'revision'>;
type Name = keyof Edits;

/** What can be edited, as the request has it. */
export function editableValues({ status, assignee, followUpOn, nextStep }: OpenRequest): Required<Edits> {
  return { status, assigneeId: assignee?.id ?? null, followUpOn, nextStep };
}

function pick(edits: Edits, isWanted: (name: Name) => boolean): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => isWanted(name as Name)));
}

export function unsavedEdits(edits: Edits, request: OpenRequest): Edits {
  const now = editableValues(request);
  return pick(edits, (name) => edits[name] !== undefined && edits[name] !== now[name]);
}

/** The values that a change replaces, to undo it. */
export function valuesBefore(change: Edits, request: OpenRequest): Edits {
  return pick(editableValues(request), (name) => change[name] !== undefined);
}

/** Edits made while a change was on its way. */
export function editsSince(sent: Edits, edits: Edits): Edits {
  return pick(edits, (name) => edits[name] !== sent[name]);
}

export function isUnsaved(edits: Edits, request: OpenRequest): boolean {
  return Object.keys(unsavedEdits(edits, request)).length > 0;
}

const isOfStep = (name: Name) => name === 'nextStep' || name === 'followUpOn';

/** The edits apart from a counseling request's next step and its day, which have a form of their own. */
export function withoutStep(edits: Edits, { kind }: OpenRequest): Edits {
  return kind === 'counseling' ? pick(edits, (name) => !isOfStep(name)) : edits;
}

/** The unsaved edits of a counseling request's next step and its day. */
export function hasUnsavedStep(edits: Edits, request: OpenRequest): boolean {
  return request.kind === 'counseling' && isUnsaved(pick(edits, isOfStep), request);
}

const comparable = ['status', 'assignee', 'nextStep', 'followUpOn', 'teamNotes', 'spam'] as const;
export type Difference = (typeof comparable)[number];

/** The first prayer for a new request sets this status automatically. */
function isFirstPrayer(before: OpenRequest, after: OpenRequest): boolean {
  return before.status === 'new' && after.status === 'praying' && after.prayerCount > before.prayerCount;
}

/** Changes by another member that one must know before overwriting them. Prayers are only ever added. */
export function differences(before: OpenRequest, after: OpenRequest): Difference[] {
  return comparable.filter((name) => {
    if (name === 'assignee') return before.assignee?.id !== after.assignee?.id;
    return before[name] !== after[name] && !(name === 'status' && isFirstPrayer(before, after));
  });
}
