import { useSyncExternalStore } from 'react';
import { useSession } from '../../lib/panel-session/session-provider';
import { createStore } from '../../lib/store';
import { warnOnLeaving } from '../../lib/warn-on-leaving';
import type { AnswerWay } from './answer-links';
import type { Answer } from './answer-message';
import type { EnteredDraft } from './entering/entered-values';
import type { Edits } from './request-edits';

type Draft = {
  readonly note: string;
  readonly edits: Edits;
  /** The message that was chosen, with the changes made to it. */
  readonly answer?: Answer;
  /** The way that was opened to answer, and the title of its message at that time, until that is noted. */
  readonly used?: { readonly way: AnswerWay; readonly title: string } | undefined;
  /** The text to be read aloud at the prayer meeting, while its form is open. */
  readonly meetingText?: string | undefined;
  /** A request that a member enters. */
  readonly entered?: EnteredDraft;
};

type OwnedDrafts = { readonly owner: string | undefined; readonly drafts: Readonly<Record<string, Draft>> };

const nothing: OwnedDrafts = { owner: undefined, drafts: {} };
const empty: Draft = { note: '', edits: {} };

/** The name of the draft of a request that is being entered and has no reference yet. */
export const enteredDraft = 'entered request';

function isBegun({ values: { firstName, lastName, email, phone, text, details } }: EnteredDraft): boolean {
  return [firstName, lastName, email, phone, text, ...Object.values(details)].join('').trim() !== '';
}

function isUnsaved({ note, edits, answer, used, meetingText, entered }: Draft): boolean {
  const isUnsent = answer !== undefined && answer.index !== '' && used === undefined;
  const isChanged = note.trim() !== '' || Object.keys(edits).length > 0 || meetingText !== undefined;
  return isChanged || isUnsent || (entered !== undefined && isBegun(entered));
}

const unsavedOf = ({ drafts }: OwnedDrafts) => Object.keys(drafts).filter((name) => isUnsaved(drafts[name] ?? empty));

const store = createStore(nothing);
let stopWarning: (() => void) | undefined;

function replaceDrafts(next: OwnedDrafts): void {
  stopWarning?.();
  stopWarning = unsavedOf(next).length > 0 ? warnOnLeaving() : undefined;
  store.replace(next);
}

export const forgetDrafts = () => replaceDrafts(nothing);

/**
 * Unsaved and unsent input by reference, in memory. It outlasts the page and a session that ended by itself, for the
 * same account alone.
 */
export function useDrafts() {
  const owner = useSession().account?.email;
  const now = useSyncExternalStore(store.subscribe, store.read, () => nothing);
  const own = now.owner === owner ? now : nothing;
  return {
    of: (name: string) => own.drafts[name] ?? empty,
    unsaved: unsavedOf(own),
    change(name: string, change: (before: Draft) => Partial<Draft>): void {
      const kept = store.read();
      const drafts = kept.owner === owner ? kept.drafts : {};
      const before = drafts[name] ?? empty;
      replaceDrafts({ owner, drafts: { ...drafts, [name]: { ...before, ...change(before) } } });
    },
    forget(name: string): void {
      const { [name]: _, ...others } = own.drafts;
      replaceDrafts({ owner, drafts: others });
    },
  };
}
