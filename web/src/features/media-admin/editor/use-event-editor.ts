import type { EventDraft, NewEventDraft } from '@contracts/event-draft';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { ApiError } from '../../../lib/cms-client/api-error';
import { randomUuid } from '../../../lib/random-uuid';
import { warnOnLeaving } from '../../../lib/warn-on-leaving';
import { showToast, successToastMs } from '../../../ui/toast/toast-store';
import { pickerFailure } from '../picker/picker-failure';
import { SessionEnded } from '../../../lib/panel-session/session';
import { useSession } from '../../../lib/panel-session/session-provider';
import { changeDraft, createDraft } from './draft-calls';
import {
  checkForm,
  emptyForm,
  formOf,
  keptForms,
  refusedFields,
  type EventForm,
  type FormProblems,
} from './event-form';

type Failure = { kind: 'changedSince' } | { kind: 'failed'; text: string };

type Options = {
  draft: EventDraft | null;
  onSaved: (draft: EventDraft) => void;
  reload: (id: string) => Promise<EventDraft | undefined>;
};

export type EventEditorState = {
  typed: EventForm;
  problems: FormProblems;
  activity: 'still' | 'saving' | 'publishing';
  failure: Failure | undefined;
  /** Increases with every attempt that is refused. */
  attempt: number;
  change: (typed: EventForm) => void;
  save: (publish: boolean) => Promise<void>;
  /** After somebody else's change: saves what is typed over it. */
  keepMine: () => Promise<void>;
  /** After somebody else's change: gives up what is typed. */
  showTheirs: () => Promise<void>;
  /** What is typed need not be kept any longer. */
  forget: () => void;
};

/** What is typed survives a look at another event, and the browser asks before it is lost. */
export function useEventEditor({ draft, onSaved, reload }: Options): EventEditorState {
  const { t, locale: own } = useLanguage();
  const { authorized } = useSession();
  const place = draft?.id ?? 'new';
  const [edited, setEdited] = useState(draft);
  const [typed, setTyped] = useState(() => keptForms.get(place) ?? (draft ? formOf(draft) : emptyForm));
  const [problems, setProblems] = useState<FormProblems>({});
  const [activity, setActivity] = useState<EventEditorState['activity']>('still');
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const wasPublishing = useRef(false);
  const sent = useRef({ body: '', key: '' });
  const isUnsaved = keptForms.get(place) !== undefined;

  useEffect(() => (isUnsaved ? warnOnLeaving() : undefined), [isUnsaved]);

  function refuse(next: { problems?: FormProblems; failure?: Failure }) {
    setProblems(next.problems ?? {});
    setFailure(next.failure);
    setAttempt((before) => before + 1);
  }

  /** A lost answer is asked for again with the same key, so that the event is made once. */
  function keyFor(body: NewEventDraft): string {
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: randomUuid() };
    return sent.current.key;
  }

  async function send(publish: boolean, current: EventDraft | null) {
    const checked = checkForm(typed, { publish, own, states: current?.states });
    if ('problems' in checked) {
      refuse({ problems: checked.problems });
      return;
    }
    wasPublishing.current = publish;
    setProblems({});
    setFailure(undefined);
    setActivity(publish ? 'publishing' : 'saving');
    try {
      const { draft: body } = checked;
      const saved = current
        ? await changeDraft(authorized, current, body)
        : await createDraft(authorized, body, keyFor(body));
      keptForms.delete(place);
      setEdited(saved);
      setTyped(formOf(saved));
      showToast({ title: t(publish ? 'eventEditor.published' : 'eventEditor.saved'), duration: successToastMs });
      onSaved(saved);
    } catch (error) {
      explain(error);
    } finally {
      setActivity('still');
    }
  }

  function explain(error: unknown) {
    if (error instanceof SessionEnded) return;
    const status = error instanceof ApiError ? error.status : undefined;
    if (error instanceof ApiError && status === 400) {
      const refused = refusedFields(error);
      if (Object.keys(refused).length > 0) {
        refuse({ problems: refused });
        return;
      }
    }
    if (status === 409) refuse({ failure: { kind: 'changedSince' } });
    else if (status === 404) refuse({ failure: { kind: 'failed', text: t('eventEditor.gone') } });
    else if (status === 422) refuse({ failure: { kind: 'failed', text: t('eventEditor.alreadySent') } });
    else refuse({ failure: { kind: 'failed', text: t(`mediaPicker.cause.${pickerFailure(error)}`) } });
  }

  async function newest(): Promise<EventDraft | undefined> {
    try {
      return edited ? await reload(edited.id) : undefined;
    } catch (error) {
      explain(error);
      return undefined;
    }
  }

  return {
    typed,
    problems,
    activity,
    failure,
    attempt,
    change(next) {
      keptForms.set(place, next);
      setTyped(next);
    },
    save: (publish) => (activity === 'still' ? send(publish, edited) : Promise.resolve()),
    async keepMine() {
      const theirs = await newest();
      if (theirs) await send(wasPublishing.current, theirs);
    },
    async showTheirs() {
      const theirs = await newest();
      if (!theirs) return;
      keptForms.delete(place);
      setEdited(theirs);
      setTyped(formOf(theirs));
      setFailure(undefined);
    },
    forget: () => keptForms.delete(place),
  };
}
