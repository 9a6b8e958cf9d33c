import {
  draftGaps,
  type EventDraft,
  eventDraftMessages,
  type NewEventDraft,
  publicationGaps,
} from '../api/event-draft/contract';
import { fieldErrors } from '../lib/read-contract';

/** Refuses what is too unfinished to be kept, or to be shown to visitors if that was asked for. */
export function refuseGaps(draft: NewEventDraft, states?: EventDraft['states']): void {
  const gaps = draft.publish ? publicationGaps(draft, states) : draftGaps(draft);
  if (gaps.length > 0) {
    throw fieldErrors(gaps, eventDraftMessages);
  }
}
